import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { EmbedFailure } from '@/lib/schemas/embed-widget'
import { callUpstream } from '@/lib/server/upstream/call-upstream'
import { UpstreamFailure } from '@/lib/server/upstream/upstream-failure'
import { allowsFrame } from './allows-frame'

/** How long a result is cached, milliseconds; after a failure "reload" should not take long. */
const cacheMs = { available: 60_000, missing: 5_000 }
const redirectsMax = 3
/** How much of a page is checked for content, bytes. */
const sniffedBytes = 1024

/** Whether a page is HTML and begins with more than white space. */
async function hasContent(response: IncomingMessage): Promise<boolean> {
  const { 'content-type': type = '', 'content-encoding': encoding } = response.headers
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type)) return false
  const body: AsyncIterable<Buffer> =
    encoding === 'gzip' ? pipeline(response, createGunzip(), () => undefined) : response
  let read = 0
  for await (const chunk of body) {
    if (/\S/.test(chunk.toString('latin1'))) return true
    read += chunk.length
    if (read >= sniffedBytes) return false
  }
  return false
}

/** `empty` when nothing arrived in time or the page has no content, else `refused`. */
const failureOf = (error: unknown): EmbedFailure =>
  error instanceof UpstreamFailure && ['timeout', 'format'].includes(error.reason)
    ? 'empty'
    : 'refused'

/** Headers of the page at an address, after redirects within its site. */
async function headersOf(url: URL, redirectsLeft = redirectsMax): Promise<IncomingHttpHeaders> {
  const { status, headers, isEmpty } = await callUpstream(
    url,
    { accept: 'text/html' },
    async (response) => ({
      status: response.statusCode ?? 0,
      headers: response.headers,
      isEmpty: response.statusCode === 200 && !(await hasContent(response)),
    }),
  )
  const target =
    status >= 300 && status < 400 && headers.location !== undefined
      ? new URL(headers.location, url)
      : null
  if (target?.origin === url.origin && redirectsLeft > 0)
    return headersOf(target, redirectsLeft - 1)
  if (status !== 200) throw new UpstreamFailure(target ? 'redirect' : 'status', status)
  if (isEmpty) throw new UpstreamFailure('format')
  return headers
}

/**
 * Why the page of another site cannot be shown in a frame now, null when it can. Browsers do not report it: they fire `load` for their own
 * error pages too. The other site gets one request at a time, however many visitors there are, and learns nothing about them.
 */
export function createWidgetAvailability(
  widget: URL,
  site: URL,
  now: () => number = () => performance.now(),
): () => Promise<EmbedFailure | null> {
  let cached: { failure: Promise<EmbedFailure | null>; until: number } | null = null
  const check = async () => {
    const failure = await headersOf(widget).then(
      (headers) => (allowsFrame(headers, site, widget) ? null : ('refused' as const)),
      failureOf,
    )
    if (cached) cached.until = now() + (failure === null ? cacheMs.available : cacheMs.missing)
    return failure
  }
  return () => {
    if (!cached || cached.until <= now()) cached = { failure: check(), until: Infinity }
    return cached.failure
  }
}
