import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseEnv } from '@/lib/env'
import { documentMaxBytes } from '@/lib/schemas/limits'
import { openDatabase } from '@/lib/server/db/open'
import { startEntry } from '@/lib/server/http/entry-harness'
import { addOperatorToken, endOperatorToken } from '@/lib/server/operators/embedded/operator-tokens'
import type { OperatorScope } from '@/lib/server/operators/port'
import { samplePdf } from '../support/sample-pdf'
import { closeRoutes, folder, openRoutes, sent } from './complaints-routes'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

const hourMs = 3_600_000
const paths = ['/[number]/documents', '/[number]/evidence', '/[number]/moves', '/moves']

describe('an officer is known before the body of a request', () => {
  const tokens = new Map<string, string>()
  let number = ''
  beforeAll(async () => {
    vi.stubEnv('OPERATOR_TOKEN', '')
    await openRoutes()
    const db = openDatabase(parseEnv({ DATA_DIR: folder }))
    const add = async (name: string, scopes: readonly OperatorScope[], endsInMs = hourMs) => {
      const endsAt = new Date(Date.now() + endsInMs).toISOString()
      const made = await addOperatorToken(db, { name, scopes, endsAt }, new Date())
      tokens.set(name, made?.token ?? '')
    }
    await add('Penangan', ['handle'])
    await add('Pembaca', ['read'])
    await add('Lewat', ['handle'], -hourMs)
    await add('Dicabut', ['handle'])
    await endOperatorToken(db, 'Dicabut', new Date())
    await db.destroy()
    ;({ number } = await sent('public'))
  })
  afterAll(closeRoutes)

  let api: Parameters<typeof startEntry>[1] & object
  beforeEach(async () => {
    api = { api: (await import('@/lib/server/api/app')).api }
  })
  const startApi = (tuning = {}) => startEntry(() => undefined, { ...api, tuning })
  const noPlaces = { uploadsMax: 0, arrivingMax: 0, arrivingPerAddress: 0 }
  const bearer = (token = '') => `Authorization: Bearer ${token}\r\n`
  const callers = [
    ['nobody', () => '', '401 UNAUTHORIZED'],
    ['a wrong token', () => bearer(`pjo_${'a'.repeat(43)}`), '401 UNAUTHORIZED'],
    ['one that has ended', () => bearer(tokens.get('Lewat')), '401 UNAUTHORIZED'],
    ['one that was taken back', () => bearer(tokens.get('Dicabut')), '401 UNAUTHORIZED'],
    ['one without the scope', () => bearer(tokens.get('Pembaca')), '403 FORBIDDEN_SCOPE'],
    ['a page of a site', () => 'Sec-Fetch-Site: same-origin\r\n', '403 FORBIDDEN_ORIGIN'],
  ] as const

  /** What comes while the announced body is still to be sent. */
  async function answerBeforeBody(port: number, path: string, header: string) {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /v1/operator/complaints${path.replace('[number]', number)} HTTP/1.1\r\nHost: a\r\n${header}` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${path.endsWith('moves') ? 2 : documentMaxBytes}\r\n\r\n`,
    )
    let received = ''
    const read = (chunk: Buffer) => (received += chunk.toString('utf8'))
    socket.on('data', read)
    while (!received.includes('"code"')) await once(socket, 'data')
    socket.destroy()
    const [, status] = /^HTTP\/1\.1 (\d+) /.exec(received) ?? []
    const [, code] = /"code":"(\w+)"/.exec(received) ?? []
    return [`${status} ${code}`, /^connection: close\r$/im.test(received)]
  }

  test.each(callers)('%s is refused while no byte of it has come', async (_, header, expected) => {
    const { port, stop } = await startApi()
    for (const path of paths)
      expect([path, ...(await answerBeforeBody(port, path, header()))]).toEqual([
        path,
        expected,
        true,
      ])
    await stop()
  })

  test('whoever is refused takes no place of those who upload', async () => {
    const { port, stop } = await startApi({ ...noPlaces, documents: noPlaces })
    for (const path of ['/[number]/documents', '/[number]/evidence']) {
      const [wrong] = await answerBeforeBody(port, path, bearer('x'))
      const [right] = await answerBeforeBody(port, path, bearer(tokens.get('Penangan')))
      expect([wrong, right]).toEqual(['401 UNAUTHORIZED', '503 UNAVAILABLE'])
    }
    await stop()
  })

  test('a whole body of five megabytes is answered, too, and that of an officer is taken', async () => {
    const { call, stop } = await startApi()
    const upload = async (token: string, size?: number) => {
      const form = new FormData()
      form.set('actor', 'ani')
      form.set('title', 'Surat jawaban')
      form.set('file', new Blob([samplePdf(size === undefined ? {} : { size })]), 'surat.pdf')
      const encoded = new Response(form)
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': encoded.headers.get('content-type') ?? '',
      }
      const body = Buffer.from(await encoded.arrayBuffer())
      const path = `/v1/operator/complaints/${number}/documents`
      const { status, headers: sentHeaders } = await call(path, { method: 'POST', headers, body })
      return [status, sentHeaders['www-authenticate']]
    }
    expect([
      await upload('x', documentMaxBytes - 16_384),
      await upload(tokens.get('Penangan') ?? ''),
    ]).toEqual([
      [401, 'Bearer realm="operator"'],
      [201, undefined],
    ])
    await stop()
  })
})
