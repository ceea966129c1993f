import { millisecondsInDay } from 'date-fns/constants'
import { z } from 'zod'
import type { ApiFailure } from '@/lib/api/failure'
import { hash } from '@/lib/cover/random'
import { failureCauses, failureRows } from '@/lib/failures/failure-rows'
import { complaintReceipt, complaintRequest, type ComplaintRequest } from '@/lib/schemas/complaints'
import { reportOf } from '../model/failure-report'
import type { ComplaintForm } from '../model/form'
import { textsOf } from '../model/payload'
import { namedPhoto, storedForm } from '../stored-form'

/** How long a complaint waits on the device, milliseconds: 7 days, as a draft does. Its receipt stays until it was seen. */
export const waitingLifeMs = 7 * millisecondsInDay
/** How long a receipt stays that this version cannot show, milliseconds: 12 weeks, for nobody can put it away. */
export const unreadableReceiptLifeMs = 12 * 7 * millisecondsInDay
/** From here on the end of the wait is told as a warning, milliseconds before it. */
export const expiryWarningMs = 2 * millisecondsInDay
/** First and longest pause between two tries, milliseconds. */
const firstPauseMs = 5_000
export const longestPauseMs = 5 * 60_000

const refusal = z.object({
  fields: z.record(z.string(), z.array(z.string())),
  step: z.number().nullable(),
})

const common = { formToken: z.uuid(), title: z.string(), queuedAt: z.number() }

const toSend = {
  ...common,
  form: storedForm,
  photos: z.array(namedPhoto),
  /** The first request whose answer never came; the server may have stored it. */
  unanswered: complaintRequest.nullable(),
  /** Those that went out after it with other words; apart, because older versions delete rows with a list in the place of one. */
  laterUnanswered: z.array(complaintRequest).catch([]),
  attempts: z.number().int().nonnegative(),
  /** Milliseconds since 1970. */
  nextTryAt: z.number(),
  /** Why the last try failed; null before the first, and in what an older version stored. */
  cause: z.enum(failureCauses).nullable().catch(null),
  /** Under which the server logged that failure. */
  requestId: z.string().nullable().catch(null),
  refusal: refusal.nullable(),
}

/** Waits for the network; or was refused and waits for its author; or lies open in the form again. */
const unsentEntry = z.object({ ...toSend, state: z.enum(['waiting', 'refused', 'editing']) })
export type UnsentEntry = z.output<typeof unsentEntry>

type Unanswered = Pick<UnsentEntry, 'unanswered' | 'laterUnanswered'>

/** All requests whose answers never came. */
export const unansweredIn = ({ unanswered, laterUnanswered }: Unanswered): ComplaintRequest[] =>
  unanswered === null ? [] : [unanswered, ...laterUnanswered]

/** The same as fields of a row. */
export const asUnanswered = ([first, ...later]: readonly ComplaintRequest[]): Unanswered => ({
  unanswered: first ?? null,
  laterUnanswered: later,
})

/** Stored by the server: nothing of it is left on the device but what its author must not lose. */
const sentEntry = z.object({
  ...common,
  state: z.literal('sent'),
  receipt: complaintReceipt,
  isEarlierVersion: z.boolean(),
  isPublic: z.boolean(),
  /** Hash of what was sent: tells whether a form says the same, and nothing of what it says. Null in what an older version stored. */
  wording: z.number().nullable().catch(null),
})
export type SentEntry = z.output<typeof sentEntry>

/** A complaint on the way from the device to the server, by the token of its form. */
export const outboxEntry = z.discriminatedUnion('state', [unsentEntry, sentEntry])
export type OutboxEntry = z.output<typeof outboxEntry>

type Photos = readonly { id: string }[]
const wordingOf = (form: ComplaintForm, photos: Photos) =>
  JSON.stringify([textsOf(form), photos.map(({ id }) => id)])

/** Whether a form with these photos says what lies in the outbox, or what was sent as far as that is known. */
export function isWordedAs(entry: OutboxEntry, form: ComplaintForm, photos: Photos): boolean {
  const wording = wordingOf(form, photos)
  if (entry.state !== 'sent') return wordingOf(entry.form, entry.photos) === wording
  return entry.wording === null || entry.wording === hash(wording)
}

/** What the author of an unsent complaint is told when the server has it already: that it is an earlier version, when the words differ. */
export const receiptFor = ({ form, photos }: UnsentEntry, sent: SentEntry): SentEntry => ({
  ...sent,
  isEarlierVersion: sent.isEarlierVersion || !isWordedAs(sent, form, photos),
})

const datedRow = z.looseObject({ state: z.string(), queuedAt: z.number() })

/** @param row of any version of the portal: a tab may still run an older one, and a release may be taken back */
export const isReceiptRow = (row: unknown) => datedRow.safeParse(row).data?.state === 'sent'

/**
 * Whether a row may be deleted: what waited too long, and what is no row of the outbox. One that this version cannot read may be a
 * complaint or the only receipt of one: the version that wrote it shows it again.
 */
export function isExpired(row: unknown, now: number): boolean {
  const dated = datedRow.safeParse(row).data
  if (!dated) return true
  const age = now - dated.queuedAt
  if (dated.state !== 'sent') return age >= waitingLifeMs
  return age >= unreadableReceiptLifeMs && !outboxEntry.safeParse(row).success
}

/** Pause after a number of failed tries, milliseconds: 5 s, doubled each time up to 5 min. */
export const pauseAfter = (attempts: number) =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, attempts - 1))

/** What becomes of a complaint after a try that failed: it waits on, or its author has to look at it, or is changing it meanwhile. */
export function afterFailure(entry: UnsentEntry, failure: ApiFailure, now: number): UnsentEntry {
  const attempts = entry.attempts + 1
  const { cause, fields, step, requestId = null } = reportOf(failure, true)
  const failed = { ...entry, attempts, cause, requestId }
  const isEditing = entry.state === 'editing'
  if (failureRows[cause].sentAgain !== null) {
    const pauseMs = Math.max(pauseAfter(attempts), (failure.retryAfterSeconds ?? 0) * 1000)
    return { ...failed, state: isEditing ? 'editing' : 'waiting', nextTryAt: now + pauseMs }
  }
  return { ...failed, state: isEditing ? 'editing' : 'refused', refusal: { fields, step } }
}

export function afterReceipt(
  entry: UnsentEntry,
  receipt: SentEntry['receipt'],
  isEarlierVersion: boolean,
): SentEntry {
  const { formToken, title, queuedAt, form, photos } = entry
  return {
    formToken,
    title,
    queuedAt,
    state: 'sent',
    receipt,
    isEarlierVersion,
    isPublic: form.informasi_aduan.type === 'public',
    wording: hash(wordingOf(form, photos)),
  }
}
