import { once } from 'node:events'
import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { UpstreamFailure } from './upstream-failure'

/** Time-out of a whole response, milliseconds (security file, section 9). */
export const upstreamTimeoutMs = 2_500

interface UpstreamCall {
  accept: string
  timeoutMs?: number | undefined
  headers?: Readonly<Record<string, string>> | undefined
  /** Body of a POST; a GET without it. */
  post?: string | Buffer | undefined
  /** Finds the address of the host, or refuses it. */
  lookup?: LookupFunction | undefined
}

/**
 * Calls a configured address and reads the response; no redirects, bounded in time.
 * `node:http` instead of fetch, because fetch decompresses Brotli, which is not safe on every supported Node.
 * @throws UpstreamFailure and nothing else
 */
export async function callUpstream<T>(
  url: URL,
  { accept, timeoutMs = upstreamTimeoutMs, headers = {}, post, lookup }: UpstreamCall,
  read: (response: IncomingMessage) => Promise<T> | T,
): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs)
  const send = url.protocol === 'https:' ? secureRequest : plainRequest
  // Calls are rare, so each gets its own connection instead of one that may have died meanwhile.
  const call = send(url, {
    agent: false,
    signal,
    ...(post !== undefined && { method: 'POST' }),
    ...(lookup && { lookup }),
    headers: {
      ...headers,
      ...(post !== undefined && { 'content-length': Buffer.byteLength(post) }),
      accept,
      'accept-encoding': 'gzip',
      'user-agent': 'Portal-Jabar/1.0 (+https://jabarprov.go.id)',
    },
  })
  // Once the response has begun, reading it reports the failure; here it must only not be uncaught.
  call.on('error', () => undefined)
  call.end(post)
  try {
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    return await read(response)
  } catch (error) {
    if (error instanceof UpstreamFailure) throw error
    throw new UpstreamFailure(signal.aborted ? 'timeout' : 'network')
  } finally {
    call.destroy()
  }
}
