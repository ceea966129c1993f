import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { painted } from './painted'

let frames: (() => void)[] = []
const draw = () => frames.splice(0).forEach((frame) => frame())
const isOver = async (waiting: Promise<void>) => {
  let over = false
  void waiting.then(() => (over = true))
  await vi.advanceTimersByTimeAsync(0)
  return over
}

beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits for the frame that draws and for the next, which begins once that is on the screen', async () => {
  const waiting = painted()
  expect(await isOver(waiting)).toBe(false)
  draw()
  expect(await isOver(waiting)).toBe(false)
  draw()
  expect(await isOver(waiting)).toBe(true)
})

it('goes on without frames in a tab that nobody sees', async () => {
  const waiting = painted()
  await vi.advanceTimersByTimeAsync(99)
  expect(await isOver(waiting)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isOver(waiting)).toBe(true)
})
