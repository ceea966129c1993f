import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { parseEnv } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'
import { startTracing } from '@/lib/server/observability/tracing'
import { postgres } from '../support/database'

const closers: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

async function serve(handle: RequestListener) {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

test('traces requests and statements without a query, an address, a statement or a word of an error', async () => {
  const received: string[] = []
  const collector = await serve((request, response) => {
    void (async () => {
      received.push(`${request.url} ${await text(request)}`)
      response.end('{}')
    })()
  })
  const database = await postgres.open()
  closers.push(() => database.close())
  const db = openDatabase(parseEnv(database.settings))

  // As in the server: http and pg are loaded long before.
  const tracing = startTracing(collector)
  const site = await serve((request, response) => {
    void (async () => {
      await sql`select ${'rahasia-nilai'}::text`.execute(db)
      await sql`select 'rahasia-kata' from tabel_rahasia`.execute(db).catch(() => undefined)
      response.end('ok')
      tracing.observe({
        id: 'x',
        method: request.method ?? '-',
        route: '/berita/[slug]',
        status: 200,
        durationMs: 1,
        clientIp: '203.0.113.7',
        cache: 'miss',
      })
    })()
  })
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  await (
    await fetch(`${site}/berita/rahasia-judul?q=rahasia-cari`, {
      headers: { traceparent, 'user-agent': 'rahasia-peramban' },
    })
  ).text()
  await (await fetch(`${site}/v1/health?rahasia`)).text()
  await db.destroy()
  await tracing.close()

  const all = received.join('\n')
  expect(received.every((each) => each.startsWith('/v1/traces '))).toBe(true)
  expect(all).toContain('"service.name"')
  expect(all).toContain('"GET /berita/[slug]"')
  expect(all).toContain('"portal.cache"')
  expect(all).toContain('"pg.query:SELECT"')
  for (const word of [
    'rahasia',
    '127.0.0.1',
    '203.0.113.7',
    '0af7651916cd43dd8448eb211c80319c',
    '/v1/health',
  ])
    expect(all).not.toContain(word)
})
