import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { axeViolations } from '@/tests/support/render'
import { beginProgress, failProgress, finishProgress, isProgressing, throttleMs } from './progress'
import { durationMs, hideMs } from './progress-bar'

const bar = () => document.querySelector<HTMLElement>('#nprogress .bar')
/** How far the bar has come, per cent. */
const position = () => 100 + Number(/\((-?[\d.]+)%/.exec(bar()?.style.transform ?? '(-100%')?.[1])
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  finishProgress()
  await pass(2_000)
  vi.useRealTimers()
})

describe('progress bar', () => {
  it('keeps the numbers of the specification', () => {
    expect([throttleMs, durationMs, hideMs]).toEqual([200, 5_000, 500])
  })

  it('does not appear for a page that comes within 200 ms', async () => {
    beginProgress()
    await pass(199)
    finishProgress()
    await pass(1_000)
    expect(bar()).toBeNull()
  })

  it('appears after 200 ms, walks to its end within 5 s and waits there', async () => {
    beginProgress()
    await pass(201)
    expect(bar()).not.toBeNull()
    await pass(durationMs / 2)
    expect(position()).toBeGreaterThan(45)
    expect(position()).toBeLessThan(60)
    await pass(durationMs)
    expect(position()).toBeGreaterThan(99)
    expect(position()).toBeLessThan(100)
    expect(await vi.waitFor(() => isProgressing())).toBe(true)
  })

  it('is gone 500 ms after the page has come', async () => {
    beginProgress()
    await pass(1_000)
    finishProgress()
    await pass(hideMs - 10)
    expect(bar()).not.toBeNull()
    await pass(20)
    expect(bar()).toBeNull()
    expect(isProgressing()).toBe(false)
  })

  it('fails visibly, even before it was on show, and goes', async () => {
    beginProgress()
    failProgress()
    await pass(1)
    expect(document.querySelector('#nprogress')).toHaveClass('is-failed')
    await pass(hideMs + 10)
    expect(bar()).toBeNull()
  })

  it('starts again for the next page without the failure of the last', async () => {
    beginProgress()
    failProgress()
    await pass(1_000)
    beginProgress()
    await pass(300)
    expect(document.querySelector('#nprogress')).not.toHaveClass('is-failed')
  })

  it('adds nothing that assistive technology would stumble over', async () => {
    beginProgress()
    await pass(300)
    vi.useRealTimers()
    expect(await axeViolations(document.body)).toEqual([])
    vi.useFakeTimers()
  })
})
