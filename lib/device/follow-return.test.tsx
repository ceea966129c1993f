import { expect, it, vi } from 'vitest'
import { followReturn } from './follow-return'

const shown = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
const seen = (isSeen: boolean) => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isSeen)
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
}

it('hears of a return from a window beside it', () => {
  const onReturn = vi.fn()
  const stop = followReturn(onReturn)
  window.dispatchEvent(new Event('blur'))
  expect(onReturn).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('focus'))
  expect(onReturn).toHaveBeenCalledTimes(1)
  stop()
  window.dispatchEvent(new Event('focus'))
  expect(onReturn).toHaveBeenCalledTimes(1)
})

it('hears of a return from another tab and from the memory of pages, and of neither a load nor a leave', () => {
  const onReturn = vi.fn()
  const stop = followReturn(onReturn)
  shown(false)
  seen(false)
  expect(onReturn).not.toHaveBeenCalled()
  seen(true)
  expect(onReturn).toHaveBeenCalledTimes(1)
  shown(true)
  expect(onReturn).toHaveBeenCalledTimes(2)
  stop()
  seen(true)
  shown(true)
  expect(onReturn).toHaveBeenCalledTimes(2)
})
