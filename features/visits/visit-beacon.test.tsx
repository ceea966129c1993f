import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { place } from '@/tests/support/next-navigation'
import { restMs, VisitBeacon } from './visit-beacon'

const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true)
const sent = () => Promise.all(beacon.mock.calls.map(async ([url, body]) => [url, body.type, JSON.parse(await readText(body))] as const))
// jsdom has no Blob.text().
const readText = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.readAsText(blob)
  })
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const say = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true })

beforeEach(() => {
  vi.useFakeTimers()
  place.path = '/en/berita'
  beacon.mockClear()
  say('sendBeacon', beacon)
  say('doNotTrack', null)
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

describe('VisitBeacon', () => {
  it('tells of a page once, after it has come to rest, and of the next one', async () => {
    const { rerender } = render(<VisitBeacon />)
    pass(restMs - 1)
    expect(beacon).not.toHaveBeenCalled()
    pass(10 * restMs)
    rerender(<VisitBeacon />)
    pass(10 * restMs)
    place.path = '/en'
    rerender(<VisitBeacon />)
    pass(restMs)
    vi.useRealTimers()
    const address = '/v1/public/visits'
    expect(await sent()).toEqual([
      [address, 'application/json', { path: '/en/berita' }],
      [address, 'application/json', { path: '/en' }],
    ])
  })

  it('does not tell of a page that was left at once', () => {
    const { unmount } = render(<VisitBeacon />)
    pass(restMs - 1)
    unmount()
    pass(restMs)
    expect(beacon).not.toHaveBeenCalled()
  })

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('says nothing for people who set %s', (name, value) => {
    say(name, value)
    render(<VisitBeacon />)
    pass(restMs)
    expect(beacon).not.toHaveBeenCalled()
  })
})
