import { createHash } from 'node:crypto'
import { z } from 'zod'
import { formatTags, type Locale } from '@/lib/i18n/locales'
import { timeZone } from '@/lib/jakarta'
import { Refusal, type Caller } from './caller'
import type { Config } from './config'

/** Numbers that GeoReport lists in one call. */
export const requestsMax = 50

const request = z.object({
  service_request_id: z.coerce.string(),
  status: z.string(),
  status_notes: z.string().nullish(),
  updated_datetime: z.string().nullish(),
  extended_attributes: z.object({ portal_status: z.string().optional() }).nullish(),
})
export type OtherRequest = z.output<typeof request>

const receipt = z.array(z.object({ service_request_id: z.coerce.string().min(1) })).min(1)

const steps = z.object({
  data: z.array(
    z.object({ kind: z.string(), status: z.string(), note: z.string(), date: z.string() }),
  ),
})

/** A step as the other portal tells it. */
export interface OtherStep {
  /** Its kind, or the status that a move led to. */
  name: string
  note: string
  /** '' where the portal has no other words in English. */
  noteEn: string
  /** When, as each language writes it; '' where the portal does not say. */
  at: Record<Locale, string>
}

export interface OtherPortal {
  /**
   * Sends a request. The key is the same for the same complaint, so that a portal which knows `Idempotency-Key` stores it once.
   * @returns its number @throws Refusal when nothing was stored
   */
  report(number: string, form: Record<string, string>): Promise<string>
  /** Those that it shows of at most 50. */
  requests(ids: readonly string[]): Promise<OtherRequest[]>
  /** Tells the steps of a request behind the first ones, the oldest first. Without `steps_url` its present status is the only one. */
  stepsOf(request: OtherRequest, behind: number): Promise<OtherStep[]>
}

/** A UUID that belongs to this complaint on that portal (RFC 9562, version 8). */
function keyFor(openUrl: string, number: string): string {
  const hex = createHash('sha256').update(`${openUrl}\n${number}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** What tells one state of a request from the next; its time alone where steps are told, because other changes move that too. */
export const markOf = (
  config: Config,
  { status, status_notes, updated_datetime, extended_attributes }: OtherRequest,
) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        status,
        status_notes ?? '',
        extended_attributes?.portal_status ?? '',
        config.other.steps_url === undefined ? '' : (updated_datetime ?? ''),
      ]),
    )
    .digest('base64url')

const clockOf = (locale: Locale) =>
  new Intl.DateTimeFormat(formatTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone })
const clocks: Record<Locale, Intl.DateTimeFormat> = { id: clockOf('id'), en: clockOf('en') }

function momentIn(text: string): Record<Locale, string> {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) return { id: '', en: '' }
  return { id: clocks.id.format(time), en: clocks.en.format(time) }
}

export function openOtherPortal(config: Config, call: Caller): OtherPortal {
  const { open311_url: openUrl, steps_url: stepsUrl, jurisdiction_id: jurisdiction } = config.other
  const list = async (ids: readonly string[], locale: Locale): Promise<OtherRequest[]> => {
    const query = new URLSearchParams({
      service_request_id: ids.join(','),
      locale,
      ...(jurisdiction !== undefined && { jurisdiction_id: jurisdiction }),
    })
    const url = `${openUrl}/requests.json?${query.toString()}`
    // Some portals answer 404 when none is found.
    const { status, body } = await call({ method: 'GET', url, headers: {} }, [404])
    return status === 404 ? [] : z.array(request).parse(body)
  }
  const told = async (id: string, locale: Locale) => {
    const url = (stepsUrl ?? '').replaceAll('{id}', encodeURIComponent(id))
    const headers = { 'api-key': config.apiKey, 'content-language': locale }
    const { body } = await call({ method: 'GET', url, headers })
    return steps.parse(body).data.toReversed()
  }

  return {
    async report(number, form) {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': keyFor(openUrl, number),
      }
      const fields = new URLSearchParams({
        api_key: config.apiKey,
        ...(jurisdiction !== undefined && { jurisdiction_id: jurisdiction }),
        ...form,
      })
      const url = `${openUrl}/requests.json`
      const { body } = await call({ method: 'POST', url, headers, body: fields.toString() })
      const parsed = receipt.safeParse(body)
      if (!parsed.success) throw new Refusal(200, 'no service_request_id')
      return parsed.data[0]?.service_request_id ?? ''
    },
    requests: (ids) => list(ids, 'id'),
    async stepsOf({ service_request_id: id, ...shown }, behind) {
      if (stepsUrl === undefined) {
        const [english] = await list([id], 'en')
        const [note, noteEn] = [shown.status_notes ?? '', english?.status_notes ?? '']
        const name = shown.extended_attributes?.portal_status ?? shown.status
        return [
          {
            name,
            note,
            noteEn: noteEn === note ? '' : noteEn,
            at: momentIn(shown.updated_datetime ?? ''),
          },
        ]
      }
      const [all, english] = [await told(id, 'id'), await told(id, 'en')]
      return all.slice(behind).map(({ kind, status, note, date }, at) => {
        const noteEn = english[behind + at]?.note ?? ''
        return {
          name: kind === 'moved' ? status : kind,
          note,
          noteEn: noteEn === note ? '' : noteEn,
          at: momentIn(date),
        }
      })
    },
  }
}
