import type { SubscriptionChange, WorkerScope, WorkerSubscription } from './worker-scope'

/** Where the server takes the new subscription of a browser. */
export const pushRenewalCall = '/v1/public/push-renewals'

/** Renewals that the server has not heard of. No page reads them. */
const unsentCache = 'push-renewals'

/** As the server knows a subscription. */
const keysOf = (subscription: WorkerSubscription) => {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh, auth } }
}
type Keys = ReturnType<typeof keysOf>

interface Renewal {
  earlier: Keys
  subscription: Keys
}

async function readUnsent(): Promise<Renewal[]> {
  if (!(await caches.has(unsentCache))) return []
  const kept = await (await caches.open(unsentCache)).match(pushRenewalCall)
  return kept ? ((await kept.json()) as Renewal[]) : []
}

/** Whether the server has said something that another try would not change. */
const isAnswered = (renewal: Renewal): Promise<boolean> =>
  fetch(pushRenewalCall, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(renewal),
  }).then(
    ({ status }) => status < 500 && status !== 429,
    () => false,
  )

/** Tells the server in the order in which the browser renewed: it knows each as the one before the next. What it does not hear is kept. */
async function sendInOrder(renewals: readonly Renewal[]): Promise<void> {
  const unsent = [...renewals]
  while (unsent[0] && (await isAnswered(unsent[0]))) unsent.shift()
  if (unsent.length === 0) await caches.delete(unsentCache)
  else
    await (
      await caches.open(unsentCache)
    ).put(pushRenewalCall, new Response(JSON.stringify(unsent)))
}

let turn: Promise<unknown> = Promise.resolve()
/** One after the other, or one would write over what another has kept. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = turn.then(work)
  turn = done.catch(() => undefined)
  return done
}

/**
 * Tells the server by which subscription this browser hears from now on: it would otherwise write to the earlier one, and nobody would be told
 * anything more. Kept for another try where the server cannot be reached. Nothing where the browser does not name the earlier one.
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
  const renewal = { earlier: keysOf(earlier), subscription: keysOf(subscription) }
  await inTurn(async () => sendInOrder([...(await readUnsent().catch(() => [])), renewal]))
}

/** Tells the server what it has not heard yet; for a moment when there is network. */
export const renewPushAgain = (): Promise<void> =>
  inTurn(async () => {
    const unsent = await readUnsent()
    if (unsent.length > 0) await sendInOrder(unsent)
  })
