import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { messagesOf } from '@/messages'
import { holdObjectUrls } from '@/tests/support/hold-object-urls'
import { renderIn } from '@/tests/support/render'
import { EventDocuments } from './event-documents'

const { documentComing, documentFailed } = messagesOf('id')['complaint-following'].step
const secret = 'A'.repeat(26)
const letter = {
  url: '/v1/public/media/3',
  title: 'Surat jawaban',
  title_locale: 'id',
  content_type: 'application/pdf',
  size: 245_760,
} as const

const { getPrivateFile } = vi.hoisted(() => ({
  getPrivateFile: vi.fn<(path: string, secret: string) => Promise<Blob>>(),
}))
vi.mock('./queries', () => ({ getPrivateFile }))

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  getPrivateFile.mockReset()
  holdObjectUrls()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
})

const press = () => fireEvent.click(screen.getByRole('link', { name: /^Surat jawaban/ }))

it('saves a document once however often it is pressed while it is on its way, and once more when it is asked for again', async () => {
  const arrivals: (() => void)[] = []
  getPrivateFile.mockImplementation(
    () => new Promise((resolve) => arrivals.push(() => resolve(new Blob(['%PDF'])))),
  )
  renderIn('id', <EventDocuments documents={[letter]} secret={secret} />)
  press()
  press()
  expect(getPrivateFile.mock.calls).toEqual([[letter.url, secret]])
  expect(screen.getByRole('status')).toHaveTextContent(documentComing)
  arrivals.forEach((arrive) => arrive())
  await waitFor(() => expect(saved).toEqual(['Surat jawaban.pdf']))
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
  press()
  arrivals.at(-1)?.()
  await waitFor(() => expect(saved).toHaveLength(2))
})

it('can be asked for again after it has not arrived, and then takes back that it has not', async () => {
  getPrivateFile.mockRejectedValueOnce(new Error('offline'))
  getPrivateFile.mockResolvedValueOnce(new Blob(['%PDF']))
  renderIn('id', <EventDocuments documents={[letter]} secret={secret} />)
  press()
  expect(await screen.findByText(documentFailed)).toBeVisible()
  press()
  await waitFor(() => expect(saved).toEqual(['Surat jawaban.pdf']))
  expect(screen.queryByText(documentFailed)).toBeNull()
})
