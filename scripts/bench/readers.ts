import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Outcome, Tally } from './tally'

const timeoutMs = 30_000
/** A visitor without a response retries soon, not at once. */
const againMs = 250

/** Requests once and discards the response. */
function ask(agent: Agent, url: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const call = request(
      url,
      { agent, timeout: timeoutMs, headers: { 'accept-encoding': 'br' } },
      (response) => {
        response
          .on('end', () => resolve(response.statusCode ?? 'no answer'))
          .on('error', () => resolve('no answer'))
        response.resume()
      },
    )
    call.on('timeout', () => call.destroy())
    // The portal has just closed the connection: browsers retry on a new one without the user noticing.
    call.on('error', (error: NodeJS.ErrnoException) =>
      resolve(call.reusedSocket && error.code === 'ECONNRESET' ? ask(agent, url) : 'no answer'),
    )
    call.end()
  })
}

interface ReadersOptions {
  count: number
  /** The pages to request in turn: a kind, and the path of the nth request. */
  pages: readonly { kind: string; path: (nth: number) => string }[]
  /** Pause of each reader between two pages, milliseconds. */
  pauseMs: number
  tally: Tally
  signal: AbortSignal
}

/** Readers who request one page after the other, each on a connection of its own, until stopped. */
export async function readPages(
  origin: string,
  { count, pages, pauseMs, tally, signal }: ReadersOptions,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  let requestCount = 0
  async function reader() {
    while (!signal.aborted) {
      const nth = requestCount
      requestCount += 1
      const page = pages[nth % pages.length]
      if (!page) return
      const started = performance.now()
      const outcome = await ask(agent, `${origin}${page.path(nth)}`)
      tally.note(page.kind, outcome, performance.now() - started)
      const restMs = outcome === 'no answer' ? againMs : pauseMs
      if (restMs > 0) await pause(restMs)
    }
  }
  await Promise.all(Array.from({ length: count }, reader))
  agent.destroy()
}
