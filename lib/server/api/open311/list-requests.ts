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
const after = (iso: string, ms: number) => new Date(new Date(iso).getTime() + ms).toISOString()

/**
 * Start and end of the requested range: one alone spans 90 days from it, none means the last 90 days.
 * @throws Open311Failure when they are more than 90 days apart or in reverse order
 */
export function rangeOf(
  { start_date: start, end_date: end }: Pick<OpenRequestsQuery, 'start_date' | 'end_date'>,
  now: Date,
): { from: string; until: string } {
  const first =
    start === undefined ? null : isDay(start) ? startOfDay(start) : new Date(start).toISOString()
  const last = end === undefined ? null : isDay(end) ? endOfDay(end) : new Date(end).toISOString()
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

/**
 * Address of another page of the same query, for the Link header. It ends where the first page began: what is filed meanwhile would move the
 * last complaints of a page to the next one.
 */
function pageLink(
  request: Request,
  page: number,
  { from, until }: OpenRequestFilter,
  now: Date,
): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.set('page', String(page))
  if (from !== undefined && until !== undefined) {
    const present = now.toISOString()
    searchParams.set('start_date', from)
    searchParams.set('end_date', until < present ? until : present)
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
  return {
    root: 'service_requests',
    content: requests,
    ...(!isLast && {
      headers: { Link: `<${pageLink(request, query.page + 1, filter, now)}>; rel="next"` },
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
