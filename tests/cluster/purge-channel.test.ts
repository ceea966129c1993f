import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { parseEnv, type Env } from '@/lib/env'
import type { PurgeChannel } from '@/lib/server/embedded/purge-channel/channel'
import {
  openPurgeChannel,
  publishToServers,
} from '@/lib/server/embedded/purge-channel/purge-channel'
import { backends, type TestDatabase } from '../support/database'
import { startSilencingProxy } from '../support/silencing-proxy'

/** What the specification allows until every process has heard, milliseconds. */
const allowedMs = 1_000
/** At least as long as the channel waits between two questions to the database, milliseconds. */
const heartbeatMs = 10_000

describe.each(backends)('changes told on $name', ({ name, open }) => {
  let backend: TestDatabase
  let settings: Env
  let opened: PurgeChannel[] = []
  beforeAll(async () => {
    backend = await open()
    settings = parseEnv(backend.settings)
  })
  afterEach(async () => {
    for (const channel of opened) await channel.close()
    opened = []
  })
  afterAll(() => backend.close())

  async function startProcess(to = settings) {
    const heard: string[] = []
    const report = vi.fn<(error: unknown) => void>()
    const channel = await openPurgeChannel(to, {
      onMessage: (tags) => heard.push(...tags),
      report,
    })
    opened.push(channel)
    return { ...channel, heard, report }
  }

  test('reach the other processes within a second, and not the one who told', async () => {
    const [one, two, three] = [await startProcess(), await startProcess(), await startProcess()]
    const begun = performance.now()
    one.publish(['complaints'])
    await vi.waitFor(
      () => expect([two.heard, three.heard]).toEqual([['complaints'], ['complaints']]),
      { interval: 5 },
    )
    expect(performance.now() - begun).toBeLessThan(allowedMs)
    expect(one.heard).toEqual([])
  })

  test('by a command reach all servers within a second', async () => {
    const [one, two] = [await startProcess(), await startProcess()]
    const begun = performance.now()
    await publishToServers(settings, ['*'])
    await vi.waitFor(() => expect([one.heard, two.heard]).toEqual([['*'], ['*']]), {
      interval: 5,
    })
    expect(performance.now() - begun).toBeLessThan(allowedMs)
  })

  test('many at once arrive as few messages with every kind of content', async () => {
    const [one, two] = [await startProcess(), await startProcess()]
    for (let change = 0; change < 500; change += 1)
      one.publish([change % 2 ? 'news' : 'complaints'])
    await vi.waitFor(() => expect(new Set(two.heard)).toEqual(new Set(['news', 'complaints'])))
    await wait(100)
    expect(two.heard.length).toBeLessThan(20)
  })

  if (name === 'SQLite') return

  async function sql(text: string) {
    const client = new Client({ connectionString: settings.DATABASE_URL })
    await client.connect()
    const result = await client.query(text)
    await client.end()
    return result.rowCount
  }

  test('are heard again after the connection was cut, and everything is forgotten then', async () => {
    const [one, two] = [await startProcess(), await startProcess()]
    // With the time to wait for it: a connection that still dies would hear the change first.
    expect(
      await sql(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'portal-jabar-purge' and datname = current_database()`,
      ),
    ).toBe(2)
    one.publish(['news'])
    // Which of them listens first is chance: the other may hear the change itself before or after.
    for (const { heard } of [one, two]) await vi.waitFor(() => expect(heard).toContain('*'))
    expect([one.report.mock.calls.length, two.report.mock.calls.length]).toEqual([1, 1])
    one.publish(['areas'])
    await vi.waitFor(() => expect(two.heard).toContain('areas'))
  })

  describe('when the database falls silent', () => {
    // Heartbeats come when a test wants them.
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
    afterEach(() => void vi.useRealTimers())

    async function startBehindProxy() {
      const proxy = await startSilencingProxy(settings.DATABASE_URL ?? '')
      onTestFinished(() => proxy.close())
      return { proxy, one: await startProcess({ ...settings, DATABASE_URL: proxy.url }) }
    }

    test('are sent one at a time, and arrive once it speaks again', async () => {
      const { proxy, one } = await startBehindProxy()
      const two = await startProcess()
      proxy.silence()
      one.publish(['news'])
      await vi.waitFor(() => expect(proxy.held()).toBeGreaterThan(0))
      one.publish(['areas'])
      vi.advanceTimersByTime(heartbeatMs * 3)
      await vi.waitFor(() => expect(one.report).toHaveBeenCalledOnce())
      proxy.speak()
      await vi.waitFor(() => expect(new Set(two.heard)).toEqual(new Set(['news', 'areas'])))
      expect(one.heard).toEqual(['*'])
    })

    test('are heard again, although nobody had anything to say meanwhile', async () => {
      const { proxy, one } = await startBehindProxy()
      proxy.silence()
      vi.advanceTimersByTime(heartbeatMs)
      await vi.waitFor(() => expect(one.report).toHaveBeenCalledOnce())
      proxy.speak()
      await vi.waitFor(() => expect(one.heard).toEqual(['*']))
    })
  })

  test('by hand, with NOTIFY alone, forget everything', async () => {
    const one = await startProcess()
    await sql('notify portal_purge')
    await vi.waitFor(() => expect(one.heard).toEqual(['*']))
  })

  test('cost no connection once a process has ended', async () => {
    const one = await startProcess()
    await one.close()
    await vi.waitFor(async () =>
      expect(
        await sql(
          `select 1 from pg_stat_activity where application_name = 'portal-jabar-purge' and datname = current_database()`,
        ),
      ).toBe(0),
    )
  })
})
