import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pushRenewal } from '@/lib/schemas/news-channels'
import { pushRenewalRoutes } from '@/lib/server/api/routes/push-renewals'
import { FakeCaches } from '@/tests/support/fake-caches'
import { pushBrowser } from '@/tests/support/push-browser'
import { pushRenewalCall, renewPush, renewPushAgain } from './renew-push'

const applicationServerKey = new ArrayBuffer(65)
const subscribed = (name: string) => {
  const { subscription } = pushBrowser(`https://fcm.googleapis.com/fcm/send/${name}`)
  return {
    ...subscription,
    options: { applicationServerKey },
    // As browsers write it: with more than the server takes.
    toJSON: () => ({ ...subscription, expirationTime: null }),
  }
}
const keysOf = ({ endpoint, keys }: ReturnType<typeof subscribed>) => ({ endpoint, keys })
const told = vi.fn<typeof fetch>()
const subscribe = vi.fn<() => Promise<ReturnType<typeof subscribed>>>()
const scope = { registration: { pushManager: { subscribe } } }
const [before, after, later] = [subscribed('a'), subscribed('b'), subscribed('c')]
let caches: FakeCaches

beforeEach(() => {
  told.mockReset().mockResolvedValue(new Response(null, { status: 204 }))
  subscribe.mockReset().mockResolvedValue(after)
  vi.stubGlobal('fetch', told)
  caches = new FakeCaches()
  vi.stubGlobal('caches', caches)
})

const bodies = () =>
  told.mock.calls.map(([, init]) =>
    pushRenewal.parse(JSON.parse(typeof init?.body === 'string' ? init.body : '')),
  )
const body = () => bodies().at(-1)

it('tells the server the new subscription in the place of the earlier one', async () => {
  await renewPush(scope, { oldSubscription: before, newSubscription: after })
  expect(told.mock.lastCall?.[0]).toBe(pushRenewalCall)
  expect(pushRenewalRoutes.map(({ method, path }) => [method, path])).toEqual([
    ['post', pushRenewalCall],
  ])
  expect(told.mock.lastCall?.[1]).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  })
  expect(body()).toEqual({ earlier: keysOf(before), subscription: keysOf(after) })
  expect(subscribe).not.toHaveBeenCalled()
})

it('has a new one made, of the same key of the portal, where the browser has only ended the earlier one', async () => {
  await renewPush(scope, { oldSubscription: before, newSubscription: null })
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey })
  expect(body()?.subscription).toEqual(keysOf(after))
})

it.each([{}, { oldSubscription: null, newSubscription: after }])(
  'says nothing where the browser does not name the earlier one',
  async (change) => {
    await renewPush(scope, change)
    expect(told).not.toHaveBeenCalled()
  },
)

describe('a renewal that the server has not heard of', () => {
  const first = { earlier: keysOf(before), subscription: keysOf(after) }
  const second = { earlier: keysOf(after), subscription: keysOf(later) }
  const renew = () => renewPush(scope, { oldSubscription: before, newSubscription: after })

  it.each([
    ['without network', () => Promise.reject(new TypeError('offline'))],
    ['in trouble', async () => new Response(null, { status: 503 })],
    ['asked too often', async () => new Response(null, { status: 429 })],
  ])('is told again when it was %s, until it is heard and not after', async (_, refuse) => {
    told.mockImplementation(refuse)
    await renew()
    await renewPushAgain()
    told.mockResolvedValue(new Response(null, { status: 204 }))
    await renewPushAgain()
    expect(bodies()).toEqual([first, first, first])
    await renewPushAgain()
    expect(told).toHaveBeenCalledTimes(3)
    expect([...caches.all.keys()]).toEqual([])
  })

  it('comes before the next one, of which the server could make nothing', async () => {
    told.mockRejectedValue(new TypeError('offline'))
    await renew()
    await renewPush(scope, { oldSubscription: after, newSubscription: later })
    told.mockReset().mockResolvedValue(new Response(null, { status: 204 }))
    await Promise.all([renewPushAgain(), renewPushAgain()])
    expect(bodies()).toEqual([first, second])
  })

  it('is not told again when it was refused for good', async () => {
    told.mockResolvedValue(new Response(null, { status: 422 }))
    await renew()
    await renewPushAgain()
    expect(told).toHaveBeenCalledOnce()
  })

  it('is told also by a browser whose storage is broken', async () => {
    vi.spyOn(caches, 'has').mockRejectedValue(new DOMException('broken', 'UnknownError'))
    await renew()
    expect(bodies()).toEqual([first])
  })
})
