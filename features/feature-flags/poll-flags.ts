import { EVENTS, InMemoryStorageProvider, UnleashClient } from 'unleash-proxy-client'
import { flagRefreshSeconds, flagsOn, type FlagValues } from '@/lib/flags'
import { fetchFlags } from './queries'

const path = '/v1/public/feature-flags/frontend'
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
    fetch: fetchFlags,
  })
  let hasEnded = false
  const onUpdate = () => {
    if (!hasEnded) onFlags(flagsOn(client.getAllToggles()))
  }
  const onReturn = () => {
    if (!document.hidden) void client.updateToggles()
  }
  client.on(EVENTS.UPDATE, onUpdate)
  document.addEventListener('visibilitychange', onReturn)
  // Ended before the first answer: the interval it starts is ended then.
  void client.start().then(() => hasEnded && client.stop())
  return () => {
    hasEnded = true
    document.removeEventListener('visibilitychange', onReturn)
    client.stop()
  }
}
