import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { bmkgResponse } from './bmkg-response'

type Responder = (response: ServerResponse, villageCode: string, now: number) => void

const json = { 'content-type': 'application/json; charset=utf-8' }
const sizeMax = 262_144
/** Valid JSON of the agency's shape with a long tail of blanks. */
const padded = (villageCode: string, size: number) =>
  JSON.stringify(bmkgResponse(villageCode)).padEnd(size, ' ')

/** The agency's possible responses. */
const bmkgMoods = {
  good: (response, villageCode, now) =>
    response.writeHead(200, json).end(JSON.stringify(bmkgResponse(villageCode, now))),
  packed: (response, villageCode) =>
    response
      .writeHead(200, { ...json, 'content-encoding': 'gzip' })
      .end(gzipSync(JSON.stringify(bmkgResponse(villageCode)))),
  silent: () => undefined,
  dripping: (response) => void response.writeHead(200, json).write('{'),
  broken: (response) => response.writeHead(500, json).end('{"message":"Internal Server Error"}'),
  busy: (response) => response.writeHead(429, json).end('{"message":"Too Many Requests"}'),
  hangingUp: (response) => response.destroy(),
  cutOff: (response) => {
    response.writeHead(200, { ...json, 'content-length': '5000' }).write('{"lokasi":')
    setImmediate(() => response.destroy())
  },
  unknownVillage: (response) =>
    response.writeHead(404, json).end('{"message":"Data tidak ditemukan"}'),
  html: (response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<html><body>Pemeliharaan</body></html>'),
  otherShape: (response) => response.writeHead(200, json).end('{"data":[{"cuaca":"berawan"}]}'),
  empty: (response, villageCode) =>
    response
      .writeHead(200, json)
      .end(JSON.stringify({ ...bmkgResponse(villageCode), data: [{ cuaca: [[], []] }] })),
  outdated: (response, villageCode) =>
    response
      .writeHead(200, json)
      .end(JSON.stringify(bmkgResponse(villageCode, Date.parse('2024-07-01T00:00:00Z')))),
  tooBig: (response, villageCode) =>
    response.writeHead(200, json).end(padded(villageCode, sizeMax + 1)),
  packedTooBig: (response, villageCode) =>
    response
      .writeHead(200, { ...json, 'content-encoding': 'gzip' })
      .end(gzipSync(padded(villageCode, sizeMax + 1))),
  brotli: (response, villageCode) =>
    response
      .writeHead(200, { ...json, 'content-encoding': 'br' })
      .end(brotliCompressSync(JSON.stringify(bmkgResponse(villageCode)))),
  elsewhere: (response) =>
    response.writeHead(302, { location: '/publik/prakiraan-cuaca?adm4=lain' }).end(),
} as const satisfies Record<string, Responder>
export type BmkgMood = keyof typeof bmkgMoods

/** A server that speaks BMKG's real format on the loopback. */
export interface BmkgStub {
  /** What WEATHER_API_URL is set to. */
  url: string
  /** Requested village codes, in order. */
  requests: string[]
  /** Sets further responses, for one village or for all. */
  setMood(mood: BmkgMood, villageCode?: string): void
  close(): Promise<void>
}

/** Starts the stub. @param port 0 takes a free one @param now what a good response takes for the present */
export async function startBmkgStub(port = 0, now = () => Date.now()): Promise<BmkgStub> {
  const requests: string[] = []
  const moods = new Map<string, BmkgMood>()
  let usual: BmkgMood = 'good'

  function respond(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub')
    const villageCode = searchParams.get('adm4') ?? ''
    // Like the agency itself, which turns away callers that do not say what they are.
    if (pathname !== '/publik/prakiraan-cuaca' || !request.headers['user-agent'])
      return response.writeHead(403).end()
    requests.push(villageCode)
    return bmkgMoods[moods.get(villageCode) ?? usual](response, villageCode, now())
  }

  const server = createServer((request, response) => void respond(request, response)).listen(
    port,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}/publik/prakiraan-cuaca`,
    requests,
    setMood(mood, villageCode) {
      if (villageCode === undefined) usual = mood
      else moods.set(villageCode, mood)
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
