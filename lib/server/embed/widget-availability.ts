import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { EmbedFailure } from '@/lib/schemas/embed-widget'
import { callUpstream } from '../upstream/call-upstream'
import { UpstreamFailure } from '../upstream/upstream-failure'
import { allowsFrame } from './allows-frame'

/** How long an answer counts, milliseconds; whoever presses "reload" after a failure should not wait long. */
const keptMs = { available: 60_000, missing: 5_000 }
const redirectsMax = 3
/** How much of a page is looked at for something to show, bytes. */
const lookedAtBytes = 1024

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
    if (read >= lookedAtBytes) return false
  }
  return false
}

/** What a failure of the call says of the page: nothing came in time or nothing was in it, or it cannot be had. */
const failureOf = (error: unknown): EmbedFailure =>
  error instanceof UpstreamFailure && ['timeout', 'format'].includes(error.reason)
    ? 'empty'
    : 'refused'

/** Headers of the page that stands at an address, after redirects within its site. */
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
 * Why the page of another site cannot be shown in a frame of this one now, null when it can. Browsers do not tell: they fire `load` for their own error pages
 * too. However many people ask, the other site is asked once at a time and hears of nobody.
 */
export function createWidgetAvailability(
  widget: URL,
  site: URL,
  now: () => number = Date.now,
): () => Promise<EmbedFailure | null> {
  let known: { answer: Promise<EmbedFailure | null>; until: number } | null = null
  const ask = async () => {
    const failure = await headersOf(widget).then(
      (headers) => (allowsFrame(headers, site, widget) ? null : ('refused' as const)),
      failureOf,
    )
    if (known) known.until = now() + (failure === null ? keptMs.available : keptMs.missing)
    return failure
  }
  return () => {
    if (!known || known.until <= now()) known = { answer: ask(), until: Infinity }
    return known.answer
  }
}
