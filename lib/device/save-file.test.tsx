import { beforeEach, expect, it, vi } from 'vitest'
import { holdObjectUrls } from '@/tests/support/hold-object-urls'
import { pickUpMs, saveFile } from './save-file'

beforeEach(() => {
  vi.useFakeTimers()
})

it('holds a file until the browser has picked it up, and leaves no link behind', async () => {
  const held = holdObjectUrls()
  const pressed = vi.fn((event: Event) => {
    event.preventDefault()
    const { target } = event
    return target instanceof HTMLAnchorElement && [target.href, target.download, target.isConnected]
  })
  document.addEventListener('click', pressed, { once: true })
  saveFile(new Blob(['isi']), 'JBR-1.pdf')
  expect(pressed).toHaveReturnedWith(['blob:1', 'JBR-1.pdf', true])
  expect(document.querySelector('a')).toBeNull()
  await vi.advanceTimersByTimeAsync(pickUpMs - 1)
  expect([...held]).toEqual(['blob:1'])
  await vi.advanceTimersByTimeAsync(1)
  expect([...held]).toEqual([])
})
