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
import type { FlagsPort } from '@/lib/server/contract'
import { upstreamTimeoutMs } from '@/lib/server/upstream/call-upstream'
import { readUpstreamJson } from '@/lib/server/upstream/read-json'
import { UpstreamFailure } from '@/lib/server/upstream/upstream-failure'

/** What the portal needs of an answer; other fields of a flag are of no interest. */
const answerForm = z.object({
  toggles: z.array(z.object({ name: z.string(), enabled: z.boolean() })).max(10_000),
})

interface UnleashOptions {
  url: string
  clientKey: string
  appName: string
  /** Called with the flags that have another value than before, never for first values that are the defaults. */
  onChange: (changed: readonly FlagName[]) => void
  /** One line for the operator, when the service stops answering and when it answers again. */
  note: (event: string, facts: Record<string, unknown>) => void
  refreshSeconds?: number
  timeoutMs?: number
}

/**
 * Flags from an Unleash proxy or Unleash Edge, asked for every 30 seconds. Whatever the service does, the last values stay, at first the
 * defaults; a page never fails and never waits longer than the first answer may take.
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

  function tell(reason: string | null) {
    if (isClosed || isFailing === (reason !== null)) return
    isFailing = reason !== null
    note(isFailing ? 'flag service failing' : 'flag service back', isFailing ? { reason } : {})
  }

  /** The client's way out: bounded in time and size, without redirects. To the client a failure looks like "nothing new", so it keeps what it has. */
  async function guardedFetch(
    address: string,
    { headers }: { headers: Record<string, string> },
  ): Promise<Response> {
    const { 'if-none-match': _, ...asked } = headers
    try {
      const answer = answerForm.parse(await readUpstreamJson(new URL(address), timeoutMs, asked))
      tell(null)
      return Response.json(answer)
    } catch (error) {
      tell(error instanceof UpstreamFailure ? error.message : 'format')
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
    // One answer for everybody: the portal asks for all its visitors, and a share of them is nothing a cached page could show.
    context: { sessionId: appName },
  })

  let values: FlagValues = { ...flagDefaults }
  client.on(EVENTS.UPDATE, () => {
    const before = values
    values = flagsOn(client.getAllToggles())
    const changed = changedFlags(before, values)
    if (changed.length > 0) onChange(changed)
  })
  const firstAnswer = client.start()

  return {
    async all() {
      await firstAnswer
      return values
    },
    async close() {
      isClosed = true
      await firstAnswer
      client.stop()
    },
  }
}
