import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { sendHtml, startEntry } from './entry-harness'

let running: Awaited<ReturnType<typeof startEntry>> | undefined
afterEach(async () => {
  await running?.stop()
  running = undefined
})

const [firstRestMs, renderMs] = [80, 60]
/** Timers may be early by the rounding of a millisecond. */
const slackMs = 2

/** Renders pages and notes when each began and ended, milliseconds since the start. */
async function startSlow({
  broken,
  restMs = firstRestMs,
}: { broken?: string; restMs?: number } = {}) {
  const started = performance.now()
  const renders: { url: string; began: number; ended: number }[] = []
  running = await startEntry(
    async ({ url }, response) => {
      const render = { url, began: performance.now() - started, ended: Infinity }
      renders.push(render)
      await pause(renderMs)
      render.ended = performance.now() - started
      if (url === broken) throw new Error('a page that cannot be rendered')
      sendHtml(response, url)
    },
    { tuning: { firstRestMs: restMs } },
  )
  return { ...running, renders }
}

describe('the warm-up beside visitors', () => {
  it('renders one page after the other once a first moment is over, and rests after each as long as it took', async () => {
    const { entry, renders } = await startSlow()
    await entry.warmUpBesideVisitors(['/berita', '/layanan', '/en'])
    expect(renders.map(({ url }) => url)).toEqual(['/berita', '/layanan', '/en'])
    expect(renders[0]?.began).toBeGreaterThanOrEqual(firstRestMs - slackMs)
    for (const [at, { began }] of renders.slice(1).entries()) {
      const earlier = renders[at]
      expect(began - (earlier?.ended ?? Infinity)).toBeGreaterThanOrEqual(renderMs - slackMs)
    }
  })

  it('goes on after a page that fails, and names it', async () => {
    const { entry, renders, call, logText } = await startSlow({ broken: '/berita' })
    await entry.warmUpBesideVisitors(['/berita', '/layanan'])
    expect(renders.map(({ url }) => url)).toEqual(['/berita', '/layanan'])
    expect(logText()).toMatch(/"level":"warn"[^\n]*"warm-up failed"[^\n]*"path":"\/berita"/)
    expect((await call('/layanan')).status).toBe(200)
    expect(renders.length).toBe(2)
  })

  it('leaves out pages that visitors asked for meanwhile', async () => {
    // Long enough for the call of a busy machine.
    const { entry, renders, call } = await startSlow({ restMs: 1_000 })
    const warming = entry.warmUpBesideVisitors(['/berita', '/layanan'])
    await call('/layanan')
    await warming
    expect(renders.map(({ url }) => url)).toEqual(['/layanan', '/berita'])
  })

  it('ends with the process', async () => {
    const { entry, renders } = await startSlow()
    const warming = entry.warmUpBesideVisitors(['/berita', '/layanan'])
    entry.startDraining()
    await warming
    expect(renders).toEqual([])
  })
})
