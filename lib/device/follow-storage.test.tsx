import { beforeEach, expect, it, vi } from 'vitest'
import { followStorage } from './follow-storage'

const changed = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
const shown = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
const hidden = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))

beforeEach(() => localStorage.clear())

it('hears of other tabs, of one key and of storage that was cleared', () => {
  const onChange = vi.fn()
  const stop = followStorage('kunci', onChange)
  changed('lain')
  expect(onChange).not.toHaveBeenCalled()
  changed('kunci')
  changed(null)
  expect(onChange).toHaveBeenCalledTimes(2)
  stop()
  changed('kunci')
  expect(onChange).toHaveBeenCalledTimes(2)
})

it('looks again when the browser shows a page that it kept aside, where something has changed since', () => {
  const onChange = vi.fn()
  const stop = followStorage('kunci', onChange)
  localStorage.setItem('kunci', 'dari halaman ini')
  hidden()
  shown(true)
  expect(onChange).not.toHaveBeenCalled()
  localStorage.setItem('kunci', 'dari tab lain')
  shown(false)
  expect(onChange).not.toHaveBeenCalled()
  shown(true)
  expect(onChange).toHaveBeenCalledOnce()
  stop()
})

it('stays quiet where storage is blocked', () => {
  const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const onChange = vi.fn()
  const stop = followStorage('kunci', onChange)
  hidden()
  shown(true)
  expect(onChange).not.toHaveBeenCalled()
  stop()
  blocked.mockRestore()
})
