import type { IncomingHttpHeaders } from 'node:http'
import { callUpstream } from '../upstream/call-upstream'
import { UpstreamFailure } from '../upstream/upstream-failure'
import { allowsFrame } from './allows-frame'

/** How long an answer counts, milliseconds; whoever presses "reload" after a failure should not wait long. */
const keptMs = { available: 60_000, missing: 5_000 }
const redirectsMax = 3

/** Headers of the page that stands at an address, after redirects within its site. */
async function headersOf(url: URL, redirectsLeft = redirectsMax): Promise<IncomingHttpHeaders> {
  const { status, headers } = await callUpstream(
    url,
    { accept: 'text/html' },
    ({ statusCode = 0, headers: all }) => ({ status: statusCode, headers: all }),
  )
  const target =
    status >= 300 && status < 400 && headers.location !== undefined
      ? new URL(headers.location, url)
      : null
  if (target?.origin === url.origin && redirectsLeft > 0)
    return headersOf(target, redirectsLeft - 1)
  if (status !== 200) throw new UpstreamFailure(target ? 'redirect' : 'status', status)
  return headers
}

/**
 * Whether the page of another site can be shown in a frame of this one now. Browsers do not tell: they fire `load` for their own error pages
 * too. However many people ask, the other site is asked once at a time and hears of nobody.
 */
export function createWidgetAvailability(
  widget: URL,
  site: URL,
  now: () => number = Date.now,
): () => Promise<boolean> {
  let known: { answer: Promise<boolean>; until: number } | null = null
  const ask = async () => {
    const isAvailable = await headersOf(widget).then(
      (headers) => allowsFrame(headers, site, widget),
      () => false,
    )
    if (known) known.until = now() + (isAvailable ? keptMs.available : keptMs.missing)
    return isAvailable
  }
  return () => {
    if (!known || known.until <= now()) known = { answer: ask(), until: Infinity }
    return known.answer
  }
}
