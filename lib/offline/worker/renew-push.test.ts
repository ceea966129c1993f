import { beforeEach, expect, it, vi } from 'vitest'
import { pushRenewal } from '@/lib/schemas/news-channels'
import { pushRenewalRoutes } from '@/lib/server/api/routes/push-renewals'
import { pushBrowser } from '@/tests/support/push-browser'
import { pushRenewalCall, renewPush } from './renew-push'

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
const [before, after] = [subscribed('a'), subscribed('b')]

beforeEach(() => {
  told.mockReset().mockResolvedValue(new Response(null, { status: 204 }))
  subscribe.mockReset().mockResolvedValue(after)
  vi.stubGlobal('fetch', told)
})

const body = () => {
  const sent = told.mock.lastCall?.[1]?.body
  return pushRenewal.parse(JSON.parse(typeof sent === 'string' ? sent : ''))
}

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
  expect(body().subscription).toEqual(keysOf(after))
})

it.each([{}, { oldSubscription: null, newSubscription: after }])(
  'says nothing where the browser does not name the earlier one',
  async (change) => {
    await renewPush(scope, change)
    expect(told).not.toHaveBeenCalled()
  },
)
