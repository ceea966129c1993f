import {
  IncomingMessage,
  ServerResponse,
  type IncomingHttpHeaders,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
} from 'node:http'
import { Socket } from 'node:net'
import { Problem } from '@/lib/errors'

/** Writes the response of one request; Next's request handler in production, a fake in tests. */
export type Renderer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface BufferedRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: Buffer | null
  /** Aborted when the client leaves; the API alone looks at it. */
  signal?: AbortSignal
}

/** A complete response before it is sent, so that it can be hashed, cached or replaced. */
export interface Rendered {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

function asBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk)
  if (typeof chunk !== 'string') return Buffer.alloc(0)
  return Buffer.from(
    chunk,
    typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8',
  )
}

/** Retry-After while the server is too busy, seconds. */
export const retryAfterSeconds = 10

const lastFunction = (candidates: unknown[]) =>
  candidates.find((candidate): candidate is () => void => typeof candidate === 'function')

type HeadersGiven = OutgoingHttpHeaders | OutgoingHttpHeader[]

/** A response without a socket that buffers what is written to it. */
class BufferedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = []
  readonly #settle: { done: (rendered: Rendered) => void; failed: (error: Error) => void }

  constructor(
    request: IncomingMessage,
    settle: { done: (rendered: Rendered) => void; failed: (error: Error) => void },
  ) {
    super(request)
    this.#settle = settle
  }

  // Node keeps headers given here only as text; they are set one by one so that they can be read back.
  override writeHead(status: number, second?: string | HeadersGiven, third?: HeadersGiven): this {
    const given = typeof second === 'object' ? second : third
    if (Array.isArray(given)) {
      for (let at = 0; at + 1 < given.length; at += 2)
        this.setHeader(String(given[at]), given[at + 1] ?? '')
    } else if (given) {
      for (const [name, value] of Object.entries(given))
        if (value !== undefined) this.setHeader(name, value)
    }
    return super.writeHead(status)
  }

  override flushHeaders() {
    if (!this.headersSent) this.writeHead(this.statusCode)
  }

  override write(chunk: unknown, second?: unknown, third?: unknown): boolean {
    this.flushHeaders()
    this.#chunks.push(asBuffer(chunk, second))
    lastFunction([second, third])?.()
    return true
  }

  override end(first?: unknown, second?: unknown, third?: unknown): this {
    if (this.finished) return this
    this.flushHeaders()
    if (typeof first !== 'function' && first !== undefined && first !== null)
      this.#chunks.push(asBuffer(first, second))
    this.finished = true
    process.nextTick(() => {
      this.emit('finish')
      this.emit('close')
      lastFunction([first, second, third])?.()
    })
    this.#settle.done({
      status: this.statusCode,
      headers: { ...this.getHeaders() },
      body: Buffer.concat(this.#chunks),
    })
    return this
  }

  override destroy(error?: Error): this {
    if (this.finished) return this
    this.destroyed = true
    this.#settle.failed(error ?? new Error('the renderer gave the response up'))
    process.nextTick(() => this.emit('close'))
    return this
  }
}

function bufferedRequest({ method, url, headers, body }: BufferedRequest): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.method = method
  request.url = url
  request.httpVersion = '1.1'
  request.httpVersionMajor = 1
  request.httpVersionMinor = 1
  request.headers = body ? { ...headers, 'content-length': String(body.byteLength) } : headers
  for (const [name, value] of Object.entries(request.headers))
    for (const text of [value ?? []].flat()) request.rawHeaders.push(name, text)
  if (body && body.byteLength > 0) request.push(body)
  request.push(null)
  // Without this a reader that reaches the end of the body would take the request for aborted.
  request.complete = true
  return request
}

/**
 * Renders a request without a connection and buffers the whole response.
 * @throws Error when the renderer fails or gives up, Problem UNAVAILABLE when it takes longer than `timeoutMs`
 */
export function renderToBuffer(
  renderer: Renderer,
  request: BufferedRequest,
  timeoutMs: number,
): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const incoming = bufferedRequest(request)
    const settle = {
      done: (rendered: Rendered) => {
        clearTimeout(timer)
        resolve(rendered)
      },
      failed: (error: Error) => {
        clearTimeout(timer)
        reject(error)
      },
    }
    const response = new BufferedResponse(incoming, settle)
    const timer = setTimeout(
      () =>
        response.destroy(new Problem('UNAVAILABLE', { retryAfterSeconds, cause: 'render time' })),
      timeoutMs,
    )
    renderer(incoming, response).catch((error: unknown) =>
      settle.failed(error instanceof Error ? error : new Error('the renderer failed')),
    )
  })
}
