import { millisecondsInDay } from 'date-fns/constants'
import { env } from '@/lib/env'
import { openRequestsQuery, requestRangeDays, type OpenRequestsQuery } from '@/lib/schemas/open311'
import { limit } from '../caller'
import { readQuery } from '../read-request'
import { parseComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { endOfDay, startOfDay } from '@/lib/jakarta'
import { portal } from '@/lib/server/portal'
import { Open311Failure, type Open311Result, type Open311Call } from './response'
import type { OpenRequestFilter } from '@/lib/server/open311/port'
import { choiceOf } from '@/lib/server/open311/service-codes'

const rangeMs = requestRangeDays * millisecondsInDay
const isDay = (text: string) => text.length === 10
/** Times are compared as texts, which those of five-digit years do not allow. */
const latestMs = Date.parse('9999-12-31T23:59:59.999Z')
const isoOf = (ms: number) => new Date(Math.min(ms, latestMs)).toISOString()
const after = (iso: string, ms: number) => isoOf(Date.parse(iso) + ms)

/**
 * Start and end of the requested range: one alone spans 90 days from it, none means the last 90 days.
 * @throws Open311Failure when they are more than 90 days apart or in reverse order
 */
export function rangeOf(
  { start_date: start, end_date: end }: Pick<OpenRequestsQuery, 'start_date' | 'end_date'>,
  now: Date,
): { from: string; until: string } {
  const first =
    start === undefined ? null : isDay(start) ? startOfDay(start) : isoOf(Date.parse(start))
  const last = end === undefined ? null : isDay(end) ? endOfDay(end) : isoOf(Date.parse(end))
  const until = last ?? (first === null ? now.toISOString() : after(first, rangeMs))
  const from = first ?? after(until, -rangeMs)
  if (from > until) throw new Open311Failure(400, 'rangeBackwards')
  // Both days count in full, so 90 days between two dates may be a day longer in hours.
  if (until > after(from, rangeMs + millisecondsInDay))
    throw new Open311Failure(400, 'rangeTooLong')
  return { from, until }
}

function filterOf(query: OpenRequestsQuery, now: Date): OpenRequestFilter {
  const window = { page: query.page, pageSize: query.page_size }
  // An invalid number finds nothing, like an unknown one.
  if (query.service_request_id)
    return {
      ...window,
      numbers: query.service_request_id.map((number) => parseComplaintNumber(number) ?? ''),
    }
  return {
    ...window,
    ...rangeOf(query, now),
    services: query.service_code?.map(choiceOf),
    statuses: query.status,
    area: query.area_code,
  }
}

/** Rows after which page numbers begin anew behind the last of them: those far down cost much, and end. */
const rowsPerPass = 10_000
const secondMs = 1_000

/** What the page behind a page is asked for, so that the Link header leads to the last complaint however many there are. */
interface Following {
  page: number
  until: string | undefined
}

/**
 * The page behind a page that ends with a complaint. It ends where the first page began: what is filed meanwhile would move the last complaints
 * of a page to the next one. Where page numbers begin anew, those of the same second as the last one come again.
 * @param last when the last complaint of the page was received, in whole seconds
 */
export function following(
  { page, pageSize, until }: OpenRequestFilter,
  last: string,
  now: Date,
): Following {
  if (until === undefined) return { page: page + 1, until }
  const present = now.toISOString()
  if ((page + 1) * pageSize > rowsPerPass) return { page: 1, until: after(last, secondMs - 1) }
  return { page: page + 1, until: until < present ? until : present }
}

/** Address of another page of the same query, for the Link header. */
function pageLink(request: Request, from: string | undefined, { page, until }: Following): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.set('page', String(page))
  if (from !== undefined && until !== undefined) {
    searchParams.set('start_date', from)
    searchParams.set('end_date', until)
  }
  return `${env().SITE_ORIGIN}${pathname}?${searchParams.toString()}`
}

/** GET requests: public complaints, the newest first, at most 200 a page; the Link header names the next page. */
export async function listRequests({
  request,
  caller,
  locale,
}: Open311Call): Promise<Open311Result> {
  await limit(caller, 'open311')
  const query = readQuery(request, openRequestsQuery)
  const now = new Date()
  const filter = filterOf(query, now)
  const { requests, isLast } = await (await portal()).openRequests.list(filter, locale)
  const last = isLast ? undefined : requests.at(-1)
  return {
    root: 'service_requests',
    content: requests,
    ...(last && {
      headers: {
        Link: `<${pageLink(request, filter.from, following(filter, last.requested_datetime, now))}>; rel="next"`,
      },
    }),
  }
}

/** GET one request. @throws Open311Failure 404, the same for unknown, private and held ones */
export async function oneRequest({ caller, locale, name }: Open311Call): Promise<Open311Result> {
  await limit(caller, 'open311')
  const { requests } = await (
    await portal()
  ).openRequests.list({ numbers: [parseComplaintNumber(name) ?? ''], page: 1, pageSize: 1 }, locale)
  if (requests.length === 0) throw new Open311Failure(404, 'requestUnknown')
  return { root: 'service_requests', content: requests }
}

/** GET token: numbers are assigned at once, so the token is the number itself. @throws Open311Failure 404 as above */
export async function requestOfToken(call: Open311Call): Promise<Open311Result> {
  await oneRequest(call)
  const number = parseComplaintNumber(call.name) ?? ''
  return { root: 'service_requests', content: [{ service_request_id: number, token: number }] }
}
