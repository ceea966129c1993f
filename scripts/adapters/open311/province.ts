import { z } from 'zod'
import { logEvent } from '@/lib/server/observability/log-event'
import { AccessError, type Caller, Unavailable } from './caller'
import type { Config } from './config'
import type { Note } from './state'

// Fewer fields than the portal gives, and open where it may learn new words: an older adapter beside a newer portal goes on.
const eventPage = z.object({
  data: z.array(
    z.object({
      type: z.string(),
      complaint_number: z.string(),
      actor_kind: z.string(),
      /** Office that the step forwarded it to. */
      body: z.string(),
      handling_body: z.string(),
      is_demo: z.boolean(),
    }),
  ),
  meta: z.object({ cursor: z.string(), is_last: z.boolean() }),
})
export type ProvinceEvent = z.output<typeof eventPage>['data'][number]

const complaint = z.object({
  type: z.string(),
  status: z.string(),
  handling_body: z.string(),
  held_reason: z.string().nullable(),
  merged_into: z.string().nullable(),
  is_demo: z.boolean(),
  step: z.number(),
  reporter: z.unknown().nullable(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  moves: z.array(z.string()),
  steps: z.array(
    z.object({
      step: z.number(),
      kind: z.string(),
      status: z.string(),
      note: z.string(),
      actor: z.string(),
    }),
  ),
})
export type ProvinceComplaint = z.output<typeof complaint>

const publicRequest = z.object({
  service_code: z.string(),
  description: z.string(),
  address: z.string(),
  lat: z.number().nullable(),
  long: z.number().nullable(),
  extended_attributes: z.object({ title: z.string() }),
})
export type PublicRequest = z.output<typeof publicRequest>

const eventsMax = 500

const notFound = z.object({ code: z.string() })

/**
 * What a 404 says that the portal's own word does not: whether the complaint is gone.
 * @throws AccessError when no token is valid there, Unavailable when something in between has answered
 */
function checkGone(body: unknown): void {
  const code = notFound.safeParse(body).data?.code
  if (code === 'ITEM_NOT_FOUND') return
  if (code === 'ROUTE_NOT_FOUND')
    throw new AccessError('province answers 404: it knows no valid token of operators')
  logEvent('warn', 'portal unavailable', { portal: 'province', reason: 'status 404' })
  throw new Unavailable('province: status 404')
}

/** The province's portal: steps and acts by the operators' API, what may be passed on by its own Open311. */
export interface Province {
  events(after: string): Promise<z.output<typeof eventPage>>
  /** Null for one that is gone. @throws AccessError when the token sees who has reported it */
  complaint(number: string): Promise<ProvinceComplaint | null>
  /** What everybody may read of it; null for a private or held one. */
  publicRequest(number: string): Promise<PublicRequest | null>
  /**
   * Moves it, or answers without a move (`to` null), if `seenStep` is still its last step.
   * @returns false when something has happened to it meanwhile, or it may not go there any more
   * @throws Refusal when it does not take the note
   */
  act(number: string, to: string | null, note: Note, seenStep: number): Promise<boolean>
}

export function openProvince({ province, actor, token }: Config, call: Caller): Province {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const of = (number: string) =>
    `${province.url}/v1/operator/complaints/${encodeURIComponent(number)}`
  const read = async (url: string) => {
    const { status, body } = await call({ method: 'GET', url, headers }, [404, 410])
    if (status === 404) checkGone(body)
    return status >= 400 ? null : body
  }

  return {
    events: async (after) =>
      eventPage.parse(
        await read(`${province.url}/v1/operator/events?after=${after}&limit=${eventsMax}`),
      ),
    async complaint(number) {
      const body = await read(of(number))
      if (body === null) return null
      const { data } = z.object({ data: complaint }).parse(body)
      if (data.reporter !== null)
        throw new AccessError('The token may read contacts; give one with the scopes read,handle')
      return data
    },
    async publicRequest(number) {
      const url = `${province.url}/open311/v2/requests/${encodeURIComponent(number)}.json`
      const { status, body } = await call({ method: 'GET', url, headers: {} }, [404])
      return status === 404 ? null : (z.array(publicRequest).parse(body)[0] ?? null)
    },
    async act(number, to, note, seenStep) {
      const request = { actor, note: note.id, note_en: note.en, seen_step: seenStep }
      const { status, body } = await call(
        {
          method: 'POST',
          url: `${of(number)}/${to === null ? 'answers' : 'moves'}`,
          headers,
          body: JSON.stringify(to === null ? request : { ...request, to }),
        },
        [404, 409],
      )
      if (status === 404) checkGone(body)
      return status !== 404 && status !== 409
    },
  }
}
