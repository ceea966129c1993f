import { EVENTS, InMemoryStorageProvider, UnleashClient } from 'unleash-proxy-client'
import { z } from 'zod'
import {
  changedFlags,
  flagDefaults,
  type FlagName,
  flagRefreshSeconds,
  flagsOn,
  type FlagValues,
} from '@/lib/flags'
import type { FlagsPort } from './port'
import { upstreamTimeoutMs } from '@/lib/server/upstream/call-upstream'
import { readUpstreamJson } from '@/lib/server/upstream/read-json'
import { UpstreamFailure } from '@/lib/server/upstream/upstream-failure'

/** The part of a response that the portal uses. */
const responseSchema = z.object({
  toggles: z.array(z.object({ name: z.string(), enabled: z.boolean() })).max(10_000),
})

interface UnleashOptions {
  url: string
  clientKey: string
  appName: string
  /** Called with the flags that have another value than before, never for first values that are the defaults. */
  onChange: (changed: readonly FlagName[]) => void
  /** Logs one line when the service starts failing and one when it is back. */
  note: (event: string, facts: Record<string, unknown>) => void
  refreshSeconds?: number
  timeoutMs?: number
}

/**
 * Flags from an Unleash proxy or Unleash Edge, polled every 30 seconds. When the service fails, the last values stay, initially the
 * defaults; a page never fails and never waits longer than the time-out of the first call.
 */
export function createUnleashFlags({
  url,
  clientKey,
  appName,
  onChange,
  note,
  refreshSeconds = flagRefreshSeconds,
  timeoutMs = upstreamTimeoutMs,
}: UnleashOptions): FlagsPort & { close: () => Promise<void> } {
  let isFailing = false
  let isClosed = false

  function reportState(reason: string | null) {
    if (isClosed || isFailing === (reason !== null)) return
    isFailing = reason !== null
    note(isFailing ? 'flag service failing' : 'flag service back', isFailing ? { reason } : {})
  }

  /** The client's fetch: bounded in time and size, without redirects. A failure becomes a 304, so that the client keeps its values. */
  async function guardedFetch(
    address: string,
    { headers }: { headers: Record<string, string> },
  ): Promise<Response> {
    const { 'if-none-match': _, ...forwarded } = headers
    try {
      const response = responseSchema.parse(
        await readUpstreamJson(new URL(address), timeoutMs, forwarded),
      )
      reportState(null)
      return Response.json(response)
    } catch (error) {
      reportState(error instanceof UpstreamFailure ? error.message : 'format')
      return new Response(null, { status: 304 })
    }
  }

  const client = new UnleashClient({
    url,
    clientKey,
    appName,
    refreshInterval: refreshSeconds,
    disableMetrics: true,
    storageProvider: new InMemoryStorageProvider(),
    fetch: guardedFetch,
    // The same flags for all visitors: gradual rollout to a share of them is impossible on cached pages.
    context: { sessionId: appName },
  })

  let values: FlagValues = { ...flagDefaults }
  client.on(EVENTS.UPDATE, () => {
    const before = values
    values = flagsOn(client.getAllToggles())
    const changed = changedFlags(before, values)
    if (changed.length > 0) onChange(changed)
  })
  const firstFetch = client.start()

  return {
    async all() {
      await firstFetch
      return values
    },
    async close() {
      isClosed = true
      await firstFetch
      client.stop()
    },
  }
}
