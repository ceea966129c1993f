import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'

const responses = z.record(
  z.string(),
  z.object({ status: z.number().default(200), body: z.unknown() }),
)

const read = (name: string) =>
  responses.parse(JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')))

export interface OlderApi {
  url: string
  /** Method and path of every call, and its headers. */
  requests: { call: string; headers: Record<string, unknown> }[]
  close(): Promise<void>
}

/** An API as it was before this contract: uneven envelopes, numbers as text, errors as bare sentences, and nothing of ours. */
export async function startOlderApi(): Promise<OlderApi> {
  const known = { ...read('news'), ...read('services'), ...read('content'), ...read('complaints') }
  const requests: OlderApi['requests'] = []
  const server = createServer((request, response) => {
    const call = `${request.method ?? ''} ${new URL(request.url ?? '', 'http://x').pathname}`
    requests.push({ call, headers: request.headers })
    request.resume()
    const { status, body } = known[call] ?? { status: 404, body: { message: 'Not Found' } }
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(body === null ? undefined : JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
