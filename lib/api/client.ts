import { create, isAxiosError, isCancel, type AxiosInstance } from 'axios'
import { pageLocale } from '@/lib/i18n/page-locale'
import { ApiFailure, failureOf } from './failure'

/** Longest wait for an answer, milliseconds (contract 1.2). */
const timeoutMs = 10_000
/** A refusal that ends so soon is waited out once, seconds: the answer has just named this browser, which is counted apart from then on. */
const repeatWithinSeconds = 2
/** Longest wait for one photo to go up on a slow network, milliseconds; the server allows the same. */
export const uploadTimeoutMs = 60_000

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

/** Sends a refused call once more, just as it was. */
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

/** Fetches a picture that needs a secret to be seen. @param path root-relative address @throws ApiFailure */
export async function getPrivatePicture(
  path: string,
  secret: string,
  signal?: AbortSignal,
): Promise<Blob> {
  const answer = await files.get<unknown>(path, {
    signal,
    responseType: 'blob',
    headers: { Accept: 'image/*', 'X-Complaint-Secret': secret },
  })
  if (!(answer.data instanceof Blob))
    throw new ApiFailure({ status: answer.status, code: 'BAD_ANSWER' })
  return answer.data
}
