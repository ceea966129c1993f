import { z } from 'zod'
import { complaintStatuses } from '@/lib/complaints/statuses'
import {
  awaitedActions,
  awaitedFilters,
  extensionReasons,
  handlingOrders,
  heldReasons,
  rejectionReasons,
  serviceClasses,
} from './choices'
import { documentIds, handledDocument } from './complaint-documents'
import { complaintRating } from './complaint-ratings'
import { extensionDaysMax } from './limits'
import { afterParam, pageParam, perPageParam } from './list'
import { line, optionalParagraph, paragraph } from './text'

/** What an event of the history is about; its status is the one after the event. */
export const eventKinds = [
  'received',
  'moved',
  'answered',
  'asked',
  'reporter_answered',
  'added',
  'closing_proposed',
  'confirmed',
  'closed_automatically',
  'reopened',
  'extended',
  'merged',
  'unmerged',
  'held',
  'released',
  'withdrawn',
  'identity_removed',
  'contact_corrected',
  'name_hidden',
  'made_private',
  'erasure_requested',
  'erasure_refused',
  'erased',
] as const
export type EventKind = (typeof eventKinds)[number]

export type AwaitedAction = (typeof awaitedActions)[number]
export type ServiceClass = (typeof serviceClasses)[number]
export type HeldReason = (typeof heldReasons)[number]
export type RejectionReason = (typeof rejectionReasons)[number]
export type ExtensionReason = (typeof extensionReasons)[number]

const noteMax = 1000
const messageMax = 1000
const handlingBodyMax = 150
export const actorMax = 80

export const actor = line(1, actorMax)
/** Number of the last event that the officer has seen; a complaint that has moved on since refuses with 409. */
export const seenStep = z.number().int().positive().optional()
const evidence = z
  .array(z.string().regex(/^[0-9a-f]{32}$/, 'unknownPhoto'))
  .max(10, 'max')
  .default([])

/** A move by an officer. `finished` proposes the end; the reporter confirms it. */
export const moveRequest = z.strictObject({
  to: z.enum(complaintStatuses, 'unknownChoice'),
  note: paragraph(1, noteMax),
  /** The note in English; the Indonesian one is shown, marked as such, when it is missing. */
  note_en: optionalParagraph(noteMax).default(''),
  actor,
  seen_step: seenStep,
  /**
   * Required for `coordinated` and `diverted_to_span`: where it went. The name or short name of an office of the province (`/v1/units`).
   */
  body: optionalParagraph(handlingBodyMax)
    .default('')
    .meta({
      description:
        'Where it went, required for `coordinated` and `diverted_to_span`: ' +
        'the name or short name of an office in `/v1/units`, or any authority with `is_body_outside`',
    }),
  /** `body` names an authority that is no office of the province, in words of the officer. */
  is_body_outside: z
    .boolean()
    .default(false)
    .meta({ description: '`body` is no office of the province and is taken as it is written' }),
  /** Required for `rejected`. */
  reason_code: z.enum(rejectionReasons, 'unknownChoice').optional(),
  service_class: z.enum(serviceClasses, 'unknownChoice').optional(),
  /** Ids of photos uploaded for this move. */
  evidence,
  documents: documentIds,
})
export type MoveRequest = z.output<typeof moveRequest>

/** A message to the reporter without a change of status; counts as first answer. */
export const answerRequest = z.strictObject({
  note: paragraph(1, noteMax),
  note_en: optionalParagraph(noteMax).default(''),
  actor,
  seen_step: seenStep,
  evidence,
  documents: documentIds,
})
export type AnswerRequest = z.output<typeof answerRequest>

/** A question to the reporter; the clock is paused until the answer. Seen by reporter and officers only. */
export const questionRequest = z.strictObject({
  text: paragraph(1, messageMax),
  actor,
  seen_step: seenStep,
  documents: documentIds,
})
export type QuestionRequest = z.output<typeof questionRequest>

/** A later resolution day with its lawful reason; `due_on` must lie after the present one and after today, and not too far ahead. */
export const extensionRequest = z.strictObject({
  due_on: z.iso.date('date').meta({
    description: `After the present due day and after today, at most ${extensionDaysMax} working days from today`,
  }),
  reason_code: z.enum(extensionReasons, 'unknownChoice'),
  note: optionalParagraph(noteMax).default(''),
  note_en: optionalParagraph(noteMax).default(''),
  actor,
  seen_step: seenStep,
})
export type ExtensionRequest = z.output<typeof extensionRequest>

/** Joins a complaint to the main one about the same matter; `into` null takes it out again. */
export const mergeRequest = z.strictObject({
  into: z.string().min(5, 'min').max(64, 'max').nullable(),
  actor,
  seen_step: seenStep,
})
export type MergeRequest = z.output<typeof mergeRequest>

/** Hides a complaint from the public (`reason_code`), or shows it again (null). */
export const holdRequest = z.strictObject({
  reason_code: z.enum(heldReasons, 'unknownChoice').nullable(),
  note: optionalParagraph(noteMax).default(''),
  actor,
  seen_step: seenStep,
})
export type HoldRequest = z.output<typeof holdRequest>

/** A second look at an evidence photo that resembles an earlier one. */
export const evidenceReviewRequest = z.strictObject({ is_accepted: z.boolean(), actor })
export type EvidenceReviewRequest = z.output<typeof evidenceReviewRequest>

const listedDay = z.iso.date('date').optional()
/** Filters of an officer's list. Values that cannot match (an unknown office, district or category) are refused. */
export const handlingQuery = z.object({
  q: z.string().max(100).optional(),
  status: z.enum(complaintStatuses).optional(),
  awaits: z.enum(awaitedFilters).optional(),
  is_late: z.enum(['1', '0']).optional(),
  is_held: z.enum(['1', '0']).optional(),
  category_id: z.string().max(100).optional(),
  city_id: z.string().max(13).optional(),
  district_id: z.string().max(13).optional(),
  /** Who handles it: the name or short name of an office, or another authority as the move named it. */
  body: z.string().max(handlingBodyMax).optional(),
  /** Received from this Jakarta day on, and until this one, both included. */
  start_date: listedDay,
  end_date: listedDay,
  /** To be resolved from this Jakarta day on, and until this one, both included. */
  due_from: listedDay,
  due_until: listedDay,
  order: z.enum(handlingOrders).optional(),
  after: afterParam,
  page: pageParam,
  per_page: perPageParam(),
})
export type HandlingQuery = z.output<typeof handlingQuery>

/** A complaint in an officer's list; names and contacts stand in the detail only. */
export const handledComplaint = z.object({
  complaint_number: z.string(),
  title: z.string(),
  type: z.enum(['public', 'private']),
  category_id: z.string(),
  subcategory_id: z.string().nullable(),
  city_name: z.string(),
  district_name: z.string(),
  status: z.enum(complaintStatuses),
  status_name: z.string(),
  awaits: z.enum(awaitedActions).nullable(),
  handling_body: z.string(),
  service_class: z.enum(serviceClasses),
  resolve_due_on: z.string().nullable(),
  is_late: z.boolean(),
  held_reason: z.enum(heldReasons).nullable(),
  merged_into: z.string().nullable(),
  supporters: z.number().int().nonnegative(),
  step: z.number().int().positive(),
  created_at: z.string(),
  updated_at: z.string(),
  is_demo: z.boolean(),
})
export type HandledComplaint = z.output<typeof handledComplaint>

const handledEvent = z.object({
  step: z.number().int().positive(),
  kind: z.enum(eventKinds),
  status: z.enum(complaintStatuses),
  note: z.string(),
  note_en: z.string(),
  message: z.object({ author: z.enum(['officer', 'reporter']), text: z.string() }).nullable(),
  reason_code: z.string(),
  body: z.string(),
  due_on: z.string().nullable(),
  is_public: z.boolean(),
  evidences: z.array(
    z.object({ id: z.string(), url: z.string(), held_reason: z.string().nullable() }),
  ),
  documents: z.array(handledDocument).default([]),
  actor: z.string(),
  at: z.string(),
})
export type HandledEvent = z.output<typeof handledEvent>

/** Another complaint that may be about the same matter. */
const likelyDuplicate = z.object({
  complaint_number: z.string(),
  title: z.string(),
  type: z.enum(['public', 'private']),
  status: z.enum(complaintStatuses),
  handling_body: z.string(),
  distance_m: z.number().int().nonnegative(),
  created_at: z.string(),
})
export type LikelyDuplicate = z.output<typeof likelyDuplicate>

/** Everything an officer needs for one complaint, oldest event first. */
export const handledComplaintDetail = handledComplaint.extend({
  description: z.string(),
  category_other: z.string(),
  subcategory_other: z.string(),
  is_anonymous: z.boolean(),
  /** null once the identity was removed, and while contacts are withheld. */
  reporter: z.object({ name: z.string(), phone: z.string(), email: z.string() }).nullable(),
  /** Whoever asks may not see contacts. */
  is_contact_withheld: z.boolean().default(false),
  address: z.string(),
  address_detail: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  city_id: z.string(),
  district_id: z.string(),
  village_id: z.string(),
  village_name: z.string(),
  photos: z.array(z.object({ id: z.string(), url: z.string() })),
  flags: z.number().int().nonnegative(),
  /** What its reporter thought of the handling; never public. */
  rating: complaintRating.nullable().default(null),
  steps: z.array(handledEvent),
  /** Where it may go from here. */
  moves: z.array(z.enum(complaintStatuses)),
  /** Others about the same matter nearby, private and held ones too, the likeliest first; for officers to join. */
  look_alikes: z.array(likelyDuplicate).default([]),
})
export type HandledComplaintDetail = z.output<typeof handledComplaintDetail>
/** The same as it is read for many at once, without a look around each. */
export type HandledComplaintRecord = Omit<HandledComplaintDetail, 'look_alikes'>

/** What a complaint became through an action. */
export const handlingResult = z.object({
  complaint_number: z.string(),
  step: z.number().int().positive(),
  status: z.enum(complaintStatuses),
  awaits: z.enum(awaitedActions).nullable(),
  resolve_due_on: z.string().nullable(),
})
export type HandlingResult = z.output<typeof handlingResult>
