import { once } from 'node:events'
import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { api } from '@/lib/server/api/app'
import { serverLog } from './access-log'
import { createEntry, type EntryOptions } from './entry'
import { createLimitedServer, listen } from './listen'
import { renderToBuffer, type Renderer } from './render/render-to-buffer'
import type { Tuning } from './tuning'

/** A request as the fake renderer received it. */
interface ReceivedRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
}

export type FakePage = (request: ReceivedRequest, response: ServerResponse) => void | Promise<void>

export interface ClientResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

export interface Call {
  method?: string
  headers?: Record<string, string>
  body?: Buffer | string
  /** Send the body in pieces without announcing its length. */
  isChunked?: boolean
}

/** A page as Next would render it: `no-store`, one inline script, longer than the compression threshold. */
export const htmlPage = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1><p>${'Jawa Barat '.repeat(200)}</p><script>self.x=1</script></body></html>`

export function sendHtml(response: ServerResponse, title: string, status = 200) {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-cache, no-store, max-age=0, must-revalidate',
    'X-Powered-By': 'Next.js',
    'x-nextjs-cache': 'MISS',
  })
  response.write(htmlPage(title).slice(0, 100))
  response.end(htmlPage(title).slice(100))
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const asApi = (renderer: Renderer) => async (request: Request) => {
  const { pathname, search } = new URL(request.url)
  const { status, headers, body } = await renderToBuffer(
    renderer,
    {
      method: request.method,
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      body: request.body && Buffer.from(await request.arrayBuffer()),
    },
    60_000,
  )
  const given = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((text): [string, string] => [name, String(text)]),
  )
  const isEmpty = status === 204 || status === 304
  return new Response(isEmpty ? null : Uint8Array.from(body), { status, headers: given })
}

/** Runs the real entry on a port of the loopback with a fake renderer. */
export async function startEntry(
  page: FakePage,
  options: Partial<Omit<EntryOptions, 'tuning'>> & { tuning?: Partial<Tuning> } = {},
) {
  const requests: ReceivedRequest[] = []
  const lines: string[] = []
  const log = serverLog((text) => lines.push(text))
  const renderer: Renderer = async (request, response) => {
    const seen: ReceivedRequest = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: await readAll(request),
    }
    requests.push(seen)
    await page(seen, response)
  }
  const entry = createEntry({
    renderer,
    api: {
      routes: api.routes,
      fetch: asApi(renderer),
      admit: async () => new Response(null, { status: 204 }),
    },
    siteOrigin: 'https://portal.example',
    trustedProxies: [],
    staticFiles: new Map(),
    cacheMaxBytes: 8_388_608,
    maxRenders: 4,
    maxReads: 4,
    readiness: { isDatabaseUp: () => Promise.resolve(true), dataFolder: tmpdir(), minFreeBytes: 0 },
    log,
    ...options,
  })
  const server = createLimitedServer(
    entry.handle,
    { isHttps: (options.siteOrigin ?? 'https:').startsWith('https:') },
    log,
  )
  const port = await listen(server, 0, '127.0.0.1')

  function call(
    path: string,
    { method = 'GET', headers = {}, body, isChunked = false }: Call = {},
  ): Promise<ClientResponse> {
    return new Promise((resolve, reject) => {
      const length =
        body === undefined || isChunked ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const outgoing = httpRequest(
        { host: '127.0.0.1', port, path, method, headers: { ...length, ...headers }, agent: false },
        (response) => {
          const onBody = (bytes: Buffer) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: bytes,
              text: bytes.toString('utf8'),
            })
          readAll(response).then(onBody, reject)
        },
      )
      outgoing.on('error', reject)
      if (body === undefined) outgoing.end()
      else if (isChunked) {
        outgoing.write(body.slice(0, 10))
        outgoing.end(body.slice(10))
      } else outgoing.end(body)
    })
  }

  /** Sends raw bytes and returns all that is received until the connection closes. */
  async function raw(text: string): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.write(text, 'latin1')
    await once(socket, 'close')
    return received
  }

  return {
    entry,
    server,
    port,
    requests,
    call,
    raw,
    logText: () => {
      log.flush()
      return lines.join('')
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
