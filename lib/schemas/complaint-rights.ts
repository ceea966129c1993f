import { z } from 'zod'
import { complaintStatuses } from '@/lib/complaints/statuses'
import { actor, seenStep } from './complaint-handling'
import { pageParam, perPageParam } from './list'
import { optionalParagraph } from './text'

/** What a reporter may ask of the own data (Law 27/2022, articles 5 to 13), and what became of it. */
const rightKinds = [
  'access',
  'correct_contact',
  'hide_name',
  'make_private',
  'withdraw',
  'erase_identity',
  'erase',
] as const
export type RightKind = (typeof rightKinds)[number]

/** Hours within which a request is answered: three times 24 (Law 27/2022, articles 30 to 33 and 41). */
export const rightsHours = 3 * 24

/** How often one complaint takes these; more would only fill the record. */
export const correctionsMax = 10
export const erasureRequestsMax = 5

const rightStates = ['requested', 'done', 'refused'] as const
export type RightState = (typeof rightStates)[number]

/** One exercise of a right. */
export const exercisedRight = z.object({
  kind: z.enum(rightKinds),
  state: z.enum(rightStates),
  requested_at: z.string(),
  /** The hour by which it has to be answered. */
  due_at: z.string(),
  /** When it was done or refused; null while it waits. */
  decided_at: z.string().nullable(),
  /** Why it was refused, in the language of the call where the officer wrote both; null otherwise. */
  reason: z.string().nullable(),
})
export type ExercisedRight = z.output<typeof exercisedRight>

export const rightsQuery = z.object({ page: pageParam, per_page: perPageParam() })
export type RightsQuery = z.output<typeof rightsQuery>

/** A request that an officer has to decide, without title, name or contact. */
export const rightsRequest = z.object({
  complaint_number: z.string(),
  kind: z.enum(rightKinds),
  /** Of the complaint. */
  status: z.enum(complaintStatuses),
  handling_body: z.string(),
  requested_at: z.string(),
  due_at: z.string(),
  is_late: z.boolean(),
  /** Of the complaint, for `seen_step`. */
  step: z.number().int().positive(),
})
export type RightsRequest = z.output<typeof rightsRequest>

const reasonMax = 1000

/** An officer's word on a request to erase a complaint; a refusal needs its reason, which the reporter reads. */
export const rightsDecision = z
  .strictObject({
    is_granted: z.boolean('required'),
    reason: optionalParagraph(reasonMax).default(''),
    /** The reason in English; the Indonesian one is shown when it is missing. */
    reason_en: optionalParagraph(reasonMax).default(''),
    actor,
    seen_step: seenStep,
  })
  .refine(({ is_granted: isGranted, reason }) => isGranted || reason !== '', {
    path: ['reason'],
    error: 'required',
  })
export type RightsDecision = z.output<typeof rightsDecision>
