import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { holdObjectUrls } from '@/tests/support/hold-object-urls'
import { renderIn } from '@/tests/support/render'
import { PhotoGrid } from './status-photos'

const secret = 'A'.repeat(26)
const photos = [{ url: '/v1/public/media/1' }]
const alt = (number: number) => `Foto ${number}`

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
