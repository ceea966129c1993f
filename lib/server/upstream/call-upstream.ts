import { once } from 'node:events'
import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { UpstreamFailure } from './upstream-failure'

/** Longest wait for a whole answer, milliseconds (security file, section 9). */
export const upstreamTimeoutMs = 2_500

interface UpstreamCall {
  /** Media types that are taken. */
  accept: string
  timeoutMs?: number | undefined
  headers?: Readonly<Record<string, string>> | undefined
}

/**
 * Asks an address of the settings and reads its answer; no redirects, bounded in time.
 * `node:http` instead of fetch, because fetch unpacks Brotli, which is not safe on every Node that may run the portal.
 * @throws UpstreamFailure and nothing else
 */
export async function callUpstream<T>(
  url: URL,
  { accept, timeoutMs = upstreamTimeoutMs, headers = {} }: UpstreamCall,
  read: (response: IncomingMessage) => Promise<T> | T,
): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs)
  const send = url.protocol === 'https:' ? secureRequest : plainRequest
  // Calls are rare, so every one gets its own connection and none is kept that may have died meanwhile.
  const call = send(url, {
    agent: false,
    signal,
    headers: {
      ...headers,
      accept,
      'accept-encoding': 'gzip',
      'user-agent': 'Portal-Jabar/1.0 (+https://jabarprov.go.id)',
    },
  })
  // After the answer began, a failure shows while reading it; here it must only not count as uncaught.
  call.on('error', () => undefined)
  call.end()
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
