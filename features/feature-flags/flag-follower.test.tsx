import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flagDefaults, flagRefreshSeconds, flagValues } from '@/lib/flags'
import { router } from '@/tests/support/next-navigation'
import { renderIn } from '@/tests/support/render'
import { FlagFollower } from './flag-follower'
import { useFlagStore } from './flag-store'
import { pollFlags } from './poll-flags'

const { refresh } = router
let respond: () => Promise<Response>
const requested = vi.fn<(address: string) => void>()
let language: string | null = null
const toggles = (isOn: boolean) => async () =>
  Response.json({
    toggles: isOn
      ? [
          {
            name: 'strategicProgramPreview',
            enabled: true,
            variant: { name: 'disabled', enabled: false },
            impressionData: false,
          },
        ]
      : [],
  })
const isHidden = (hidden: boolean) =>
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
const isOn = () => useFlagStore.getState().strategicProgramPreview
const load = async () => ({ pollFlags })
/** What a page shows with all other flags off, as in the answers. */
const shownWith = (isShown: boolean) =>
  flagValues((name) => name === 'strategicProgramPreview' && isShown)

async function follow(shown: boolean) {
  const view = renderIn('id', <FlagFollower shown={shownWith(shown)} load={load} />)
  // The page comes to rest.
  await pass(5)
  return view
}

beforeEach(() => {
  vi.useFakeTimers()
  useFlagStore.setState(flagDefaults)
  respond = toggles(false)
  vi.stubGlobal('fetch', (address: string, { headers }: RequestInit) => {
    requested(address)
    language = new Headers(headers).get('Content-Language')
    return respond()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  Reflect.deleteProperty(document, 'hidden')
  Reflect.deleteProperty(navigator, 'onLine')
})

describe('FlagFollower', () => {
  it('asks in the language of the page', async () => {
    document.documentElement.lang = 'en'
    await follow(false)
    expect(language).toBe('en')
    document.documentElement.lang = ''
  })

  it('asks the portal itself, every 30 seconds, and leaves a page alone that is right', async () => {
    const { unmount } = await follow(false)
    expect(requested.mock.calls[0]?.[0]).toMatch(
      /^http:\/\/localhost:3000\/v1\/public\/feature-flags\/frontend\?/,
    )
    await pass(flagRefreshSeconds)
    expect([requested.mock.calls.length, refresh.mock.calls.length, isOn()]).toEqual([2, 0, false])
    unmount()
    await pass(2 * flagRefreshSeconds)
    expect(requested).toHaveBeenCalledTimes(2)
    expect(localStorage).toHaveLength(0)
  })

  it('fetches the page anew when a flag changes, again until it agrees', async () => {
    const { rerender } = await follow(false)
    respond = toggles(true)
    await pass(flagRefreshSeconds)
    expect([isOn(), refresh.mock.calls.length]).toEqual([true, 1])
    await pass(flagRefreshSeconds)
    expect(refresh).toHaveBeenCalledTimes(2)
    rerender(<FlagFollower shown={shownWith(true)} load={load} />)
    await pass(2 * flagRefreshSeconds)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it.each<[string, () => Promise<Response>]>([
    ['an error', async () => new Response('{}', { status: 500 })],
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no JSON', async () => new Response('<html>')],
    ['another shape', async () => Response.json({ toggles: null })],
  ])('keeps the last values on %s', async (_, failing) => {
    respond = toggles(true)
    await follow(true)
    respond = failing
    await pass(3 * flagRefreshSeconds)
    expect([requested.mock.calls.length, isOn(), refresh.mock.calls.length]).toEqual([4, true, 0])
  })

  it('does not ask while nobody looks or there is no connection, and asks at once when somebody comes back', async () => {
    await follow(false)
    isHidden(true)
    await pass(4 * flagRefreshSeconds)
    expect(requested).toHaveBeenCalledTimes(1)
    isHidden(false)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await pass(0)
    expect(requested).toHaveBeenCalledTimes(2)
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    await pass(2 * flagRefreshSeconds)
    expect(requested).toHaveBeenCalledTimes(2)
  })

  it('leaves the page as it is when the code does not arrive', async () => {
    renderIn(
      'id',
      <FlagFollower shown={flagDefaults} load={async () => Promise.reject(new Error('chunk'))} />,
    )
    await pass(60)
    expect([requested.mock.calls.length, refresh.mock.calls.length]).toEqual([0, 0])
  })
})
