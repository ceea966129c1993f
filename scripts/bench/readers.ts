import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Outcome, Tally } from './tally'

const timeoutMs = 30_000
/** A visitor without an answer tries again soon, not at once. */
const againMs = 250

/** Asks once and throws the answer away. */
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
    // A connection that the portal closed just then: browsers ask again on a new one, and nobody sees it.
    call.on('error', (error: NodeJS.ErrnoException) =>
      resolve(call.reusedSocket && error.code === 'ECONNRESET' ? ask(agent, url) : 'no answer'),
    )
    call.end()
  })
}

interface ReadersOptions {
  count: number
  /** What is asked for in turn: a kind, and the path for the nth request. */
  pages: readonly { kind: string; path: (nth: number) => string }[]
  /** Pause of each reader between two pages, milliseconds. */
  pauseMs: number
  tally: Tally
  signal: AbortSignal
}

/** Readers who ask for one page after the other, each on a connection of its own, until told to stop. */
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
