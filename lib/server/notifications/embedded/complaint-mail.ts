import type { ComplaintStatus } from '@/lib/complaints/statuses'
import { formatTags, locales, type Locale } from '@/lib/i18n/locales'
import { rejectionReasons } from '@/lib/schemas/choices'
import type { EventKind, RejectionReason } from '@/lib/schemas/complaint-handling'
import { messagesOf } from '@/messages'
import { inAllLanguages, type MailSettings, type MailText, stopParagraph } from './mail-text'
import { mailWords, reasonWords } from './mail-words'
import { statusAddress } from '@/lib/server/complaints/status-address'

export const mailTopics = [
  'received',
  'moved',
  'answered',
  'asked',
  'extended',
  'closing',
  'closed',
  'reopened',
  'merged',
  'unmerged',
  'withdrawn',
] as const
export type MailTopic = (typeof mailTopics)[number]
export type MailAudience = 'reporter' | 'supporter'

/** Topic of the mail about each kind of event; kinds without one send no mail. */
const topics: Partial<Record<EventKind, MailTopic>> = {
  received: 'received',
  moved: 'moved',
  answered: 'answered',
  asked: 'asked',
  extended: 'extended',
  closing_proposed: 'closing',
  confirmed: 'closed',
  closed_automatically: 'closed',
  reopened: 'reopened',
  merged: 'merged',
  unmerged: 'unmerged',
  withdrawn: 'withdrawn',
  // Its reason is for the reporter alone, so the mail only says that there is an answer.
  erasure_refused: 'answered',
}

/** Topics about the complaint as a file, which are of no use to supporters. */
const reporterOnly: readonly MailTopic[] = ['received', 'asked', 'merged', 'unmerged']

/** Topic of the mail about an event for one kind of recipient; null for no mail. */
export function topicOf(kind: EventKind, audience: MailAudience): MailTopic | null {
  const topic = topics[kind] ?? null
  return topic !== null && audience === 'supporter' && reporterOnly.includes(topic) ? null : topic
}

/** The public parts of an event; null in mails about complaints that are not public. */
interface PublicEvent {
  /** '' when it is left out. */
  title: string
  status: ComplaintStatus
  body: string
  reasonCode: string
  notes: Record<Locale, string>
  dueOn: string | null
}

export interface MailFacts {
  number: string
  topic: MailTopic
  audience: MailAudience
  event: PublicEvent | null
}

const isRejection = (code: string): code is RejectionReason =>
  rejectionReasons.some((reason) => reason === code)

function part(locale: Locale, facts: MailFacts, settings: MailSettings) {
  const { siteOrigin, contact } = settings
  const messages = messagesOf(locale)
  const [t, reasons] = [mailWords[locale], reasonWords[locale]]
  const { number, topic, audience, event } = facts
  const lines = [t('number', { number })]
  if (event) {
    const day =
      event.dueOn &&
      new Intl.DateTimeFormat(formatTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(event.dueOn),
      )
    if (event.title) lines.push(t('title', { title: event.title }))
    lines.push(t('status', { status: messages['complaint-status'][event.status] }))
    if (event.body) lines.push(t('handlingBody', { body: event.body }))
    if (isRejection(event.reasonCode)) {
      lines.push(
        t('reason', { reason: reasons(`rejection.${event.reasonCode}.reason`) }),
        t('next', { next: reasons(`rejection.${event.reasonCode}.next`) }),
      )
    }
    if (day) lines.push(t('due', { day }))
    if (event.notes[locale]) lines.push(t('note', { note: event.notes[locale] }))
  }
  const lead = topic === 'closing' && audience === 'supporter' ? 'closingSupporter' : topic
  const foot = audience === 'supporter' ? t('supporter') : t('secret')
  const above = [
    t(`lead.${lead}`),
    lines.join('\n'),
    t('link', { url: statusAddress(siteOrigin, locale, number) }),
    foot,
  ]
  const below = t('automatic', { contact })
  const stop = stopParagraph(locale, settings)
  return {
    subject: t(`subject.${topic}`, { number }),
    paragraphs: (stopToken: string) => [...above, stop(stopToken), below],
  }
}

/**
 * A plain-text mail in both languages, Indonesian first. It holds no names and no secret, and its links only open pages, because
 * mail scanners open links before the recipient does.
 * @returns function that adds one recipient's token; everything else is the same for all recipients and built once, for the first of them
 */
export function complaintMail(
  facts: MailFacts,
  settings: MailSettings,
): (stopToken: string) => MailText {
  let parts: ReturnType<typeof part>[] | undefined
  return (stopToken) =>
    inAllLanguages(
      (parts ??= locales.map((locale) => part(locale, facts, settings))).map(
        ({ subject, paragraphs }) => ({ subject, paragraphs: paragraphs(stopToken) }),
      ),
    )
}
