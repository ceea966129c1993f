import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDelayMs, useWidgetStore } from './widget-store'

const { choose, close } = useWidgetStore.getState()
const modal = () => useWidgetStore.getState().modal

beforeEach(() => {
  vi.useFakeTimers()
  close()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('useWidgetStore', () => {
  it('opens a chosen widget after 400 ms and not before', () => {
    choose('WEATHER')
    vi.advanceTimersByTime(openDelayMs - 1)
    const before = modal()
    vi.advanceTimersByTime(1)
    expect([openDelayMs, before, modal()]).toEqual([400, 'NONE', 'WEATHER'])
  })

  it('opens only the last of two quick choices', () => {
    choose('WEATHER')
    vi.advanceTimersByTime(200)
    choose('ACCESSIBILITY')
    vi.advanceTimersByTime(openDelayMs)
    expect(modal()).toBe('ACCESSIBILITY')
  })

  it('closes at once and forgets a choice that is still waiting', () => {
    choose('QUICK_ACCESS')
    close()
    vi.advanceTimersByTime(openDelayMs)
    expect(modal()).toBe('NONE')
  })
})
