import { Agent as PlainAgent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import { create, isAxiosError, type AxiosResponse } from 'axios'
import { documentMaxBytes } from '@/lib/schemas/limits'
import { unpack } from '@/lib/server/upstream/unpack'
import { UpstreamFailure } from '@/lib/server/upstream/upstream-failure'

/** Largest response that is read, bytes, encodeBody and unpacked: a list of a hundred items with their texts takes a tenth of it. */
export const responseMaxBytes = 2_097_152
/** Largest body that is sent, bytes: one document and the form around it. */
const bodyMaxBytes = documentMaxBytes + 262_144
const connectionsMax = 64

/** One call to the provincial API. */
export interface RawCall {
  method: 'GET' | 'POST' | 'PATCH'
  /** Absolute address. */
  url: string
  headers: Record<string, string>
  body?: string | FormData
  /** Largest response that is read, bytes; `responseMaxBytes` unless it may be a file. */
  maxBytes?: number
}

export interface RawResponse {
  status: number
  /** By its name in lower case. */
  header: (name: string) => string | undefined
  bytes: Buffer
}

export type Transport = (call: RawCall) => Promise<RawResponse>

function headerOf({ headers }: AxiosResponse, name: string): string | undefined {
  const value: unknown = headers[name]
  return typeof value === 'string' ? value : undefined
}

function failureOf(error: unknown, isLate: boolean): UpstreamFailure {
  if (error instanceof UpstreamFailure) return error
  if (isLate) return new UpstreamFailure('timeout')
  if (!isAxiosError(error)) return new UpstreamFailure('format')
  if (/maxContentLength/.test(error.message)) return new UpstreamFailure('too-large')
  return new UpstreamFailure(
    error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'network',
  )
}

/**
 * The one axios instance for the provincial API: no redirects, no proxy of the environment, gzip or nothing, bounded in time and size.
 * Every status is a response; only what brought none is a failure.
 * @returns a function that throws UpstreamFailure and nothing else
 */
export function createTransport({ timeoutMs }: { timeoutMs: number }): Transport {
  const agents = {
    httpAgent: new PlainAgent({ keepAlive: true, maxSockets: connectionsMax }),
    httpsAgent: new SecureAgent({ keepAlive: true, maxSockets: connectionsMax }),
  }
  // What must not be sent twice gets its own connection: a kept one may die at the moment it is used again.
  const fresh = {
    httpAgent: new PlainAgent({ keepAlive: false }),
    httpsAgent: new SecureAgent({ keepAlive: false }),
  }
  const client = create({
    timeout: timeoutMs,
    maxRedirects: 0,
    maxBodyLength: bodyMaxBytes,
    decompress: false,
    proxy: false,
    responseType: 'arraybuffer',
    validateStatus: () => true,
    headers: {
      Accept: 'application/json',
      'Accept-Encoding': 'gzip',
      'User-Agent': 'Portal-Jabar/1.0 (+https://jabarprov.go.id)',
    },
  })

  return async ({ method, url, headers, body, maxBytes = responseMaxBytes }) => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const response = await client.request<unknown>({
        method,
        url,
        headers,
        data: body,
        signal,
        maxContentLength: maxBytes,
        ...(method === 'GET' ? agents : fresh),
      })
      if (response.status >= 300 && response.status < 400)
        throw new UpstreamFailure('redirect', response.status)
      const received = Buffer.isBuffer(response.data) ? response.data : Buffer.alloc(0)
      return {
        status: response.status,
        header: (name) => headerOf(response, name),
        bytes: await unpack(received, headerOf(response, 'content-encoding'), maxBytes),
      }
    } catch (error) {
      throw failureOf(error, signal.aborted)
    }
  }
}
