import { registerWorker } from '@/lib/offline/register-worker'
import type { PushSubscriptionKeys } from '@/lib/schemas/news-channels'

/** Why a browser gives no subscription: it refuses for good, nobody has decided yet, or its push service cannot be had now. */
export type PushRefusalReason = 'denied' | 'undecided' | 'unavailable'

export class PushRefusal extends Error {
  override name = 'PushRefusal'
  constructor(readonly reason: PushRefusalReason) {
    super(reason)
  }
}

/** How long the service worker and the push service together may take, milliseconds. */
const patienceMs = 20_000

/** Whether this browser can be told at all. iPhones can only once the portal is on their home screen. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Id of this browser, as the server names it. */
async function deviceIdOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Id of this browser while it has a subscription; '' otherwise. */
export async function ownDevice(): Promise<string> {
  if (!canPush()) return ''
  const subscription = await currentSubscription().catch(() => null)
  return subscription ? deviceIdOf(subscription.endpoint) : ''
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  )

function isOfKey({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return own.length === key.length && own.every((byte, at) => byte === key[at])
}

async function subscribeTo(publicKey: string): Promise<PushSubscriptionKeys> {
  const registration = await registerWorker()
  if (!registration) throw new PushRefusal('unavailable')
  const applicationServerKey = bytesOf(publicKey)
  const earlier = await registration.pushManager.getSubscription()
  // A browser keeps one subscription, of one key; the portal's may have been changed.
  if (earlier && !isOfKey(earlier, applicationServerKey)) await earlier.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  })
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } }
}

/**
 * Asks the person, then the browser's push service. Call it in answer to a press: browsers ask nobody otherwise.
 * @throws PushRefusal and nothing else
 */
export async function subscribeDevice(publicKey: string): Promise<PushSubscriptionKeys> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted')
    throw new PushRefusal(permission === 'denied' ? 'denied' : 'undecided')
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PushRefusal('unavailable')), patienceMs)
  })
  try {
    return await Promise.race([subscribeTo(publicKey), tooLong])
  } catch (error) {
    if (error instanceof PushRefusal) throw error
    console.warn('No push subscription', error)
    throw new PushRefusal('unavailable')
  } finally {
    clearTimeout(timer)
  }
}
