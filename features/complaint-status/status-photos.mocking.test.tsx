import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { messagesOf } from '@/messages'
import { holdObjectUrls } from '@/tests/support/hold-object-urls'
import { inMessages, renderIn } from '@/tests/support/render'
import { PhotoGrid } from './status-photos'

const secret = 'A'.repeat(26)
const photos = [{ url: '/v1/public/media/1' }]
const alt = (number: number) => `Foto ${number}`

const words = messagesOf('id')['complaint-following'].photosFailed

const { getPrivateFile } = vi.hoisted(() => ({
  getPrivateFile: vi.fn<(path: string, secret: string) => Promise<Blob>>(),
}))
vi.mock('./queries', () => ({ getPrivateFile }))

it('shows a photo that needs the secret from memory, never by an address, and gives the memory back', async () => {
  const held = holdObjectUrls()
  getPrivateFile.mockResolvedValue(new Blob(['abc']))
  const { unmount } = renderIn('id', <PhotoGrid {...{ photos, secret, alt }} />)
  const picture = await screen.findByRole('img', { name: 'Foto 1' })
  expect([...held]).toEqual([picture.getAttribute('src')])
  expect(getPrivateFile.mock.lastCall?.slice(0, 2)).toEqual(['/v1/public/media/1', secret])
  unmount()
  expect([...held]).toEqual([])
})

it('keeps nothing in memory of a photo that arrives after the complaint was left', async () => {
  const held = holdObjectUrls()
  let arrive: () => void = () => undefined
  getPrivateFile.mockImplementation(
    () => new Promise((resolve) => (arrive = () => resolve(new Blob(['abc'])))),
  )
  const { unmount } = renderIn('id', <PhotoGrid {...{ photos, secret, alt }} />)
  unmount()
  arrive()
  await Promise.resolve()
  await Promise.resolve()
  expect([...held]).toEqual([])
})

it('says how many photos did not come, and asks for those alone again', async () => {
  holdObjectUrls()
  const reached = ['/v1/public/media/1', '/v1/public/media/2', '/v1/public/media/3']
  let broken = reached.slice(1)
  getPrivateFile.mockReset().mockImplementation(async (url) => {
    if (broken.includes(url)) throw new Error('time-out')
    return new Blob(['abc'])
  })
  renderIn('id', <PhotoGrid photos={reached.map((url) => ({ url }))} {...{ secret, alt }} />)
  const alert = screen.getByRole('alert')
  expect(alert).toBeEmptyDOMElement()
  await vi.waitFor(() =>
    expect(alert).toHaveTextContent(words.text.replace('{count}', String(broken.length))),
  )
  broken = []
  await userEvent.click(screen.getByRole('button', { name: words.again }))
  expect(await screen.findAllByRole('img')).toHaveLength(reached.length)
  expect(alert).toBeEmptyDOMElement()
  expect(screen.getByRole('list')).toHaveFocus()
  expect(getPrivateFile.mock.calls.map(([url]) => url)).toEqual([...reached, ...reached.slice(1)])
})

it('says nothing more of a photo that comes with another secret, however late its first answer is', async () => {
  holdObjectUrls()
  const refusals: (() => void)[] = []
  getPrivateFile.mockReset().mockImplementation(
    (_, sent) =>
      new Promise((resolve, reject) => {
        refusals.push(() => reject(new Error('time-out')))
        if (sent !== secret) resolve(new Blob(['abc']))
      }),
  )
  const { rerender } = renderIn('id', <PhotoGrid {...{ photos, secret, alt }} />)
  rerender(inMessages('id', <PhotoGrid {...{ photos, alt }} secret={'B'.repeat(26)} />))
  refusals[0]?.()
  expect(await screen.findByRole('img')).toBeVisible()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})
