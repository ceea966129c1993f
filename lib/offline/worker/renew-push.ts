import type { SubscriptionChange, WorkerScope, WorkerSubscription } from './worker-scope'

/** Where the server takes the new subscription of a browser. */
export const pushRenewalCall = '/v1/public/push-renewals'

/** As the server knows a subscription. */
const keysOf = (subscription: WorkerSubscription) => {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh, auth } }
}

/**
 * Tells the server by which subscription this browser hears from now on: it would otherwise write to the earlier one, and nobody would be told
 * anything more. Nothing where the browser does not name the earlier one.
 */
export async function renewPush(
  { registration }: { registration: Pick<WorkerScope['registration'], 'pushManager'> },
  { oldSubscription: earlier, newSubscription }: SubscriptionChange,
): Promise<void> {
  if (!earlier) return
  const subscription =
    newSubscription ??
    (await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: earlier.options.applicationServerKey,
    }))
  await fetch(pushRenewalCall, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ earlier: keysOf(earlier), subscription: keysOf(subscription) }),
  })
}
