import { create, isAxiosError, isCancel, type AxiosInstance } from 'axios'
import { pageLocale } from '@/lib/i18n/page-locale'
import { ApiFailure, failureOf } from './failure'

/** Response time-out, milliseconds (contract 1.2). */
const timeoutMs = 10_000
/**
 * A rate limit that ends this soon is retried once, seconds: the response has just set the browser's cookie, which has a counter of its
 * own.
 */
const repeatWithinSeconds = 2
/** Time-out of a photo upload on a slow network, milliseconds; the same as the server's. */
export const uploadTimeoutMs = 60_000
/** Time-out of a photo or document on its way to a slow phone, milliseconds: 5 MB need 40 s at 1 Mbit/s. */
export const fileTimeoutMs = 60_000

function toFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error
  if (isCancel(error)) return new ApiFailure({ status: 0, code: 'CANCELED' })
  if (!isAxiosError(error))
    return new ApiFailure({
      status: 0,
      code: 'BAD_ANSWER',
      message: error instanceof Error ? error.message : 'unknown',
    })
  if (error.response)
    return failureOf(error.response.status, error.response.data, error.response.headers)
  const isTimeout = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT'
  return new ApiFailure({ status: 0, code: isTimeout ? 'TIMEOUT' : 'NETWORK' })
}

/** Repeats a refused call unchanged. */
const repeating = create()
repeating.interceptors.response.use(undefined, async (error: unknown) => {
  throw toFailure(error)
})

function createClient(baseURL: string): AxiosInstance {
  const client = create({ baseURL, timeout: timeoutMs, headers: { Accept: 'application/json' } })
  client.interceptors.request.use((config) => {
    if (!config.headers.has('Content-Language'))
      config.headers.set('Content-Language', pageLocale())
    return config
  })
  client.interceptors.response.use(undefined, async (error: unknown) => {
    const failure = toFailure(error)
    const config = isAxiosError(error) ? error.config : undefined
    const waitSeconds = failure.retryAfterSeconds ?? Infinity
    if (failure.status !== 429 || waitSeconds > repeatWithinSeconds || !config) throw failure
    await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000))
    return repeating.request(config)
  })
  return client
}

/** Calls the public API in the page's language; every failure is an ApiFailure. */
export const api = createClient('/v1')

const files = createClient('/')

/** Reads a data file of this site, such as `/data/regency-outlines.json`. @throws ApiFailure */
export const getSiteFile = (path: string, signal?: AbortSignal) =>
  files.get<unknown>(path, { signal })

/** Fetches a picture or document that requires a secret. @param path root-relative address @throws ApiFailure */
export async function getPrivateFile(
  path: string,
  secret: string,
  signal?: AbortSignal,
): Promise<Blob> {
  const response = await files.get<unknown>(path, {
    signal,
    responseType: 'blob',
    timeout: fileTimeoutMs,
    headers: { Accept: 'image/*, application/pdf', 'X-Complaint-Secret': secret },
  })
  if (!(response.data instanceof Blob))
    throw new ApiFailure({ status: response.status, code: 'BAD_ANSWER' })
  return response.data
}
