import { EVENTS, InMemoryStorageProvider, UnleashClient } from 'unleash-proxy-client'
import { flagRefreshSeconds, flagsOn, type FlagValues } from '@/lib/flags'
import { pageLocale } from '@/lib/i18n/page-locale'

const path = '/v1/public/feature-flags/frontend'
/** Longest wait for an answer, milliseconds. */
const timeoutMs = 10_000

/** What the client takes for "as before", so that it keeps the last values. */
const nothingNew = () => new Response(null, { status: 304 })

const isToggleList = (body: unknown) =>
  typeof body === 'object' && body !== null && 'toggles' in body && Array.isArray(body.toggles)

/** Asks only while somebody is looking and there is a connection; whatever goes wrong is no news. */
async function quietFetch(address: string): Promise<Response> {
  if (document.hidden || !navigator.onLine) return nothingNew()
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json', 'Content-Language': pageLocale() },
      cache: 'no-cache',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) return nothingNew()
    const body: unknown = await response.json()
    return isToggleList(body) ? Response.json(body) : nothingNew()
  } catch {
    return nothingNew()
  }
}

/**
 * Asks the portal for its flags now and every 30 seconds, and when somebody comes back to the tab. Says nothing about the person: no
 * session, nothing kept on the device, no counting.
 * @param onFlags called with every answer
 * @returns ends it
 */
export function pollFlags(onFlags: (flags: FlagValues) => void): () => void {
  const client = new UnleashClient({
    url: new URL(path, window.location.origin),
    // The portal's own interface asks for no key; the client wants some text.
    clientKey: 'portal',
    appName: 'portal-jabar',
    refreshInterval: flagRefreshSeconds,
    disableMetrics: true,
    storageProvider: new InMemoryStorageProvider(),
    context: { sessionId: 'portal-jabar' },
    fetch: quietFetch,
  })
  let hasEnded = false
  const hear = () => {
    if (!hasEnded) onFlags(flagsOn(client.getAllToggles()))
  }
  const onReturn = () => {
    if (!document.hidden) void client.updateToggles()
  }
  client.on(EVENTS.UPDATE, hear)
  document.addEventListener('visibilitychange', onReturn)
  // Ended before the first answer: the interval it starts is ended then.
  void client.start().then(() => hasEnded && client.stop())
  return () => {
    hasEnded = true
    document.removeEventListener('visibilitychange', onReturn)
    client.stop()
  }
}
