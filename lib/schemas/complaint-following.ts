import { z } from 'zod'
import { isMistyped } from '@/lib/complaints/number-check'
import { complaintStatuses } from '@/lib/complaints/statuses'
import { awaitedActions, extensionReasons, rejectionReasons, serviceClasses } from './choices'
import { eventKinds } from './complaint-handling'
import { complaintPhoto, email, phone } from './complaint-fields'
import { complaintRating } from './complaint-ratings'
import { stepDocument } from './complaint-documents'
import { exercisedRight } from './complaint-rights'
import { optionalParagraph, paragraph } from './text'

export const reporterTextMax = 1000

/** How often a reporter may add to one complaint, and photos of one addition. */
export const additionsMax = 10
export const additionPhotosMax = 3

/** What is promised: the check, the first answer, the resolution. */
const deadlineKinds = ['verification', 'first_answer', 'resolution'] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

/** Why a day between receipt and deadline does not count. */
const skippedDayReasons = ['weekend', 'holiday', 'joint_leave', 'paused'] as const

/**
 * A promised day with its whole arithmetic: day of receipt is day zero, then `working_days` counted days. All days are Jakarta days
 * (`YYYY-MM-DD`). The listed days that were skipped lie between `from` and `due_on`.
 */
const complaintDeadline = z.object({
  kind: z.enum(deadlineKinds),
  from: z.iso.date(),
  working_days: z.number().int().positive(),
  due_on: z.iso.date(),
  skipped: z.array(
    z.object({
      date: z.iso.date(),
      reason: z.enum(skippedDayReasons),
      name: z.string().nullable(),
    }),
  ),
  /** The later day that replaced the counted one, with its reason; null when not extended. */
  extension: z
    .object({
      counted_due_on: z.iso.date(),
      reason_code: z.enum(extensionReasons),
      reason: z.string(),
      decided_on: z.iso.date(),
    })
    .nullable(),
  /** The day it was met or missed; null while open. */
  met_on: z.iso.date().nullable(),
  state: z.enum(['open', 'paused', 'met', 'late', 'met_late', 'not_needed']),
  /** The calendar of holidays does not reach to `due_on`: weekends and holidays of a fixed date alone were skipped in the part beyond. */
  is_provisional: z.boolean(),
})
export type ComplaintDeadline = z.output<typeof complaintDeadline>

/** What following adds to the view of a complaint (contract 10.1, extended). */
export const followedComplaint = z.object({
  handling_body: z.string().nullable(),
  service_class: z.enum(serviceClasses),
  awaits: z.enum(awaitedActions).nullable(),
  /** Jakarta day on which it closes by itself while the reporter is silent; null unless it waits for confirmation. */
  closes_on: z.iso.date().nullable(),
  /** The calendar of holidays does not reach to `closes_on`. */
  closes_on_is_provisional: z.boolean(),
  deadlines: z.array(complaintDeadline),
  supporters: z.number().int().nonnegative(),
  /** Number of the public main complaint it was joined to; null when none, or when that one is not public. */
  merged_into: z.string().nullable(),
  is_demo: z.boolean(),
  /** True for whoever showed the secret. */
  is_holder: z.boolean(),
  /** What the holder may do now; empty for everybody else. */
  acts: z.array(
    z.enum([
      'answer',
      'confirm',
      'reopen',
      'rate',
      'add',
      'withdraw',
      'correct_contact',
      'hide_name',
      'make_private',
      'erase_identity',
      'erase',
      'replace_secret',
      'choose_channels',
      'download',
    ]),
  ),
  /** The last request of the holder to erase the whole complaint; null when there is none, and for everybody else. */
  erasure: exercisedRight.nullable().default(null),
  /** What the holder thought of the handling; null while it was not said, and for everybody else. */
  rating: complaintRating.nullable().default(null),
})
export type FollowedComplaint = z.output<typeof followedComplaint>

/** What following adds to an event of the history (contract 10.2, extended). */
export const followedEvent = z.object({
  kind: z.enum(eventKinds),
  body: z.string().nullable(),
  reason_code: z.enum([...rejectionReasons, ...extensionReasons]).nullable(),
  /** Sentence for the reason and what the reporter can do next; null when there is no reason. */
  reason: z.string().nullable(),
  next_step: z.string().nullable(),
  due_on: z.iso.date().nullable(),
  /** Question or answer; holder only. */
  message: z.object({ author: z.enum(['officer', 'reporter']), text: z.string() }).nullable(),
  is_public: z.boolean(),
  /** What officers attached to it, in their order; to a question: holder only. */
  documents: z.array(stepDocument).default([]),
})
export type FollowedEvent = z.output<typeof followedEvent>

/** The reporter's answer to a question; photos are uploaded beforehand with the form token sent as Idempotency-Key. */
export const reporterAnswer = z.strictObject({
  text: paragraph(1, reporterTextMax),
  images: z.array(complaintPhoto).max(10, 'max').default([]),
})
export type ReporterAnswer = z.output<typeof reporterAnswer>

/** What the reporter adds unasked; photos as for an answer. The token sent as Idempotency-Key makes a repeat harmless. */
export const reporterAddition = z.strictObject({
  text: paragraph(1, reporterTextMax),
  images: z.array(complaintPhoto).max(additionPhotosMax, 'max').default([]),
})
export type ReporterAddition = z.output<typeof reporterAddition>

/** "Is it solved?": yes closes the complaint, no reopens it and then needs a reason. */
export const reporterConfirmation = z
  .strictObject({
    is_resolved: z.boolean('required'),
    reason: optionalParagraph(reporterTextMax).default(''),
  })
  .refine((value) => value.is_resolved || value.reason !== '', {
    path: ['reason'],
    error: 'required',
  })
export type ReporterConfirmation = z.output<typeof reporterConfirmation>

export const reporterReason = z.strictObject({ reason: paragraph(1, reporterTextMax) })
export type ReporterReason = z.output<typeof reporterReason>

export const withdrawal = z.strictObject({ reason: optionalParagraph(reporterTextMax).default('') })
export type Withdrawal = z.output<typeof withdrawal>

/** A number in a body, as typed; the answer must not depend on more than its form. */
const typedInBody = z
  .string()
  .min(5, 'min')
  .max(64, 'max')
  .refine((number) => !isMistyped(number), 'mistyped')

/** Number and the full phone of the form open a complaint for half an hour; all failures get the same response. */
export const recoveryRequest = z.strictObject({
  complaint_number: typedInBody,
  phone,
})
export const accessReceipt = z.object({
  data: z.object({ secret: z.string(), expires_at: z.string().nullable() }),
})

/** "Me too"; an address is stored only for news of this complaint. */
export const supportRequest = z.strictObject({ email: z.union([z.literal(''), email]).default('') })
export const supportReceipt = z.object({
  data: z.object({ supporters: z.number().int().nonnegative(), is_new: z.boolean() }),
})

export const flagReasons = ['personal_data', 'abusive', 'false', 'other'] as const
export const flagRequest = z.strictObject({ reason: z.enum(flagReasons, 'unknownChoice') })

const newsChannel = z.enum(['push', 'webhook'])

/** Everything held about a complaint, for whoever sent it. */
export const ownComplaintData = z.object({
  complaint_number: z.string(),
  status: z.enum(complaintStatuses),
  created_at: z.string(),
  reporter: z.object({ name: z.string(), phone: z.string(), email: z.string() }).nullable(),
  type: z.enum(['public', 'private']),
  is_anonymous: z.boolean(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  subcategory: z.string().nullable(),
  address: z.string(),
  address_detail: z.string(),
  village: z.string(),
  district: z.string(),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  photos: z.array(z.string()),
  messages: z.array(
    z.object({ at: z.string(), author: z.enum(['officer', 'reporter']), text: z.string() }),
  ),
  /** What officers attached to its steps, the earliest first. */
  documents: z.array(stepDocument).default([]),
  rating: complaintRating.nullable().default(null),
  /** Whether news of it may go to the reporter's address, as its owner decided; null when nobody was asked. */
  mail_consent: z
    .object({ state: z.enum(['asked', 'confirmed', 'stopped']), since: z.string() })
    .nullable()
    .default(null),
  /** Mails to the reporter, the latest first; `sent_at` is null while one waits. */
  mails: z
    .array(
      z.object({ subject: z.string(), created_at: z.string(), sent_at: z.string().nullable() }),
    )
    .default([]),
  /** Browsers and the phone that are told, as the reporter chose, and messages to them, the latest first. */
  news_channels: z.array(z.object({ channel: newsChannel, since: z.string() })).default([]),
  news: z
    .array(
      z.object({ channel: newsChannel, created_at: z.string(), sent_at: z.string().nullable() }),
    )
    .default([]),
  /** Who was shown name, phone and e-mail, the latest first. */
  contact_reads: z.array(z.object({ at: z.string(), reader: z.string() })).default([]),
  rights: z.array(exercisedRight).default([]),
})
export type OwnComplaintData = z.output<typeof ownComplaintData>

/** Whether a paper receipt is genuine: its code belongs to its number. Says nothing about the complaint. */
export const receiptCheckRequest = z.strictObject({
  complaint_number: typedInBody,
  code: z.string().min(1, 'required').max(32, 'max'),
})
export const receiptCheck = z.object({
  data: z.object({ is_genuine: z.boolean(), received_on: z.iso.date().nullable() }),
})
