import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { serverLog } from './access-log'
import { createDrain } from './drain'
import { sendHtml, startEntry } from './entry-harness'
import { createLimitedServer, listen, ListenError } from './listen'

const quiet = serverLog(() => undefined)
const slowSite = (order: string[] = []) =>
  startEntry(async ({ url }, response) => {
    if (url === '/berita') await pause(150)
    if (url === '/layanan') await pause(5_000)
    sendHtml(response, url)
    order.push(`rendered ${url}`)
  })

describe('drain', () => {
  it('is not ready at once, finishes running requests, then closes the database and exits 0', async () => {
    const order: string[] = []
    const site = await slowSite(order)
    const exit = vi.fn((code: number) => order.push(`exit ${code}`))
    const close = () => {
      order.push('close')
      return Promise.resolve()
    }
    const drain = createDrain({
      server: site.server,
      startDraining: site.entry.startDraining,
      close,
      log: quiet,
      exit,
      noticeMs: 60,
      finishMs: 2_000,
    })
    const running = site.call('/berita')
    await pause(30)
    const draining = drain('SIGTERM', 0)
    expect((await site.call('/v1/health/ready')).status).toBe(503)
    const [response] = await Promise.all([running, draining])
    expect(response.status).toBe(200)
    expect(order).toEqual(['rendered /berita', 'close', 'exit 0'])
    await expect(site.call('/')).rejects.toThrow()
  })

  it('does not wait for ever', async () => {
    const site = await slowSite()
    const exit = vi.fn()
    const drain = createDrain({
      server: site.server,
      startDraining: site.entry.startDraining,
      close: () => new Promise(() => undefined),
      log: quiet,
      exit,
      noticeMs: 0,
      finishMs: 50,
      closeMs: 50,
    })
    const stuck = site.call('/layanan').catch((error: unknown) => error)
    await pause(30)
    await drain('uncaught exception', 1)
    expect(exit).toHaveBeenCalledWith(1)
    expect(await stuck).toBeInstanceOf(Error)
  })

  it('ends at once when it is told a second time, with another code than success', async () => {
    const site = await slowSite()
    const exit = vi.fn()
    const close = vi.fn(() => Promise.resolve())
    const drain = createDrain({
      server: site.server,
      startDraining: site.entry.startDraining,
      close,
      log: quiet,
      exit,
      noticeMs: 0,
      finishMs: 200,
    })
    const stuck = site.call('/layanan').catch((error: unknown) => error)
    await pause(30)
    const first = drain('SIGTERM', 0)
    await drain('SIGINT', 0)
    expect([exit.mock.calls, close.mock.calls]).toEqual([[[1]], []])
    await first
    expect(close).toHaveBeenCalledOnce()
    expect(await stuck).toBeInstanceOf(Error)
  })
})

describe('listen', () => {
  it('names the taken port and the setting in one line', async () => {
    const site = await slowSite()
    const second = createLimitedServer(() => undefined, { isHttps: false }, quiet)
    const failure: unknown = await listen(second, site.port, '127.0.0.1').catch(
      (error: unknown) => error,
    )
    await site.stop()
    expect(failure).toBeInstanceOf(ListenError)
    expect(failure).toMatchObject({
      message: expect.stringMatching(new RegExp(`^Port ${site.port} [^\\n]*PORT$`)) as string,
    })
  })
})
