import { once } from 'node:events'
import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { unpack } from './unpack'
import { UpstreamFailure } from './upstream-failure'

/** Longest wait for a whole answer, milliseconds, and its largest size, bytes (security file, section 9). */
export const upstreamTimeoutMs = 2_500
export const upstreamMaxBytes = 262_144

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > upstreamMaxBytes) throw new UpstreamFailure('too-large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** The body as text. */
async function textOf(response: IncomingMessage): Promise<string> {
  const encoding = response.headers['content-encoding']
  if (encoding !== undefined && encoding !== 'gzip' && encoding !== 'identity') throw new UpstreamFailure('encoding')
  return (await unpack(await bytesOf(response), encoding, upstreamMaxBytes)).toString('utf8')
}

function refuseStatus(status: number): void {
  if (status >= 300 && status < 400) throw new UpstreamFailure('redirect', status)
  if (status !== 200) throw new UpstreamFailure('status', status)
}

/**
 * Reads JSON from an address of the settings: no redirects, gzip or nothing, bounded in time and size.
 * `node:http` instead of fetch, because fetch unpacks Brotli, which is not safe on every Node that may run the portal.
 * @throws UpstreamFailure and nothing else
 */
export async function readUpstreamJson(url: URL, timeoutMs = upstreamTimeoutMs, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  const send = url.protocol === 'https:' ? secureRequest : plainRequest
  // Calls are rare, so every one gets its own connection and none is kept that may have died meanwhile.
  const call = send(url, { agent: false, signal, headers: { ...headers, accept: 'application/json', 'accept-encoding': 'gzip', 'user-agent': 'Portal-Jabar/1.0 (+https://jabarprov.go.id)' } })
  // After the answer began, a failure shows while reading it; here it must only not count as uncaught.
  call.on('error', () => undefined)
  call.end()
  try {
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    refuseStatus(response.statusCode ?? 0)
    const text = await textOf(response)
    return parseJson(text)
  } catch (error) {
    if (error instanceof UpstreamFailure) throw error
    throw new UpstreamFailure(signal.aborted ? 'timeout' : 'network')
  } finally {
    call.destroy()
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UpstreamFailure('format')
  }
}
