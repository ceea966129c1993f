import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { Problem } from '@/lib/errors'
import { retryAfterSeconds, type BufferedRequest, type Rendered } from './render/render-to-buffer'

/** Handles one API request; the API app in production, a fake in tests. */
export type ApiHandler = (request: Request) => Promise<Response>

function headersOf(given: IncomingHttpHeaders, body: Buffer | null): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given))
    for (const text of [value ?? []].flat()) headers.append(name, text)
  if (body) headers.set('content-length', String(body.byteLength))
  return headers
}

async function collect(response: Response): Promise<Rendered> {
  const headers: OutgoingHttpHeaders = Object.fromEntries(response.headers)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) }
}

/**
 * Calls the API in this process and buffers its response.
 * @throws whatever the API throws, Problem UNAVAILABLE when it takes longer than `timeoutMs`
 */
export async function callApi(
  api: ApiHandler,
  { method, url, headers, body, signal }: BufferedRequest,
  timeoutMs: number,
): Promise<Rendered> {
  // The API reads path and query only; the host is arbitrary.
  const request = new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: headersOf(headers, body),
    body: body && Uint8Array.from(body),
    ...(signal && { signal }),
  })
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Problem('UNAVAILABLE', { retryAfterSeconds, cause: 'render time' })),
      timeoutMs,
    )
  })
  try {
    return await Promise.race([api(request).then(collect), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
