import { z } from 'zod'
import { complaintStatuses } from '@/lib/complaints/statuses'
import { eventKinds } from './complaint-handling'

const eventsMax = 500
const eventsDefault = 100

const digits = /^\d{1,15}$/

export const eventsQuery = z.object({
  after: z
    .string()
    .regex(digits, 'unknownChoice')
    .default('0')
    .transform(Number)
    .meta({ description: 'The last cursor that was taken, 0 from the first step on' }),
  limit: z.coerce
    .number()
    .int()
    .min(1, 'min')
    .max(eventsMax, 'max')
    .default(eventsDefault)
    .meta({ description: `Most steps, at most ${eventsMax}` }),
})
export type EventsQuery = z.output<typeof eventsQuery>

/** A step of a complaint as other systems follow it: what happened, to which complaint and by what kind of actor; no name, contact or text. */
const complaintEvent = z.object({
  /** Digits; grows with every step. */
  cursor: z.string(),
  /** The same whenever the step is told. */
  id: z.string(),
  at: z.string(),
  type: z.enum(eventKinds),
  /** The one after the step. */
  status: z.enum(complaintStatuses),
  complaint_number: z.string(),
  step: z.number().int().positive(),
  actor_kind: z.enum(['officer', 'reporter', 'portal']),
  /** Office that this step forwarded it to; '' when it forwarded it nowhere. */
  body: z.string(),
  /** Office that handles it now. */
  handling_body: z.string(),
  /** false: only reporter and officers see the step. */
  is_public: z.boolean(),
  is_demo: z.boolean(),
})
export type ComplaintEvent = z.output<typeof complaintEvent>

export const eventPage = z.object({
  data: z.array(complaintEvent),
  /** `cursor`: to go on behind, the given one while nothing is new. */
  meta: z.object({ cursor: z.string(), is_last: z.boolean() }),
})
export type EventPage = z.output<typeof eventPage>
