import { createTranslator } from 'next-intl'
import { locales, type Locale } from '@/lib/i18n/locales'
import { rejectionReasons, type RejectionReason, type StepKind } from '@/lib/schemas/complaint-handling'
import type { ComplaintStatus } from '@/lib/schemas/complaints'
import { messagesOf } from '@/messages'
import { statusAddress } from './status-address'

export type MailTopic = 'received' | 'moved' | 'answered' | 'asked' | 'extended' | 'closing' | 'closed' | 'reopened' | 'merged' | 'unmerged' | 'withdrawn'
export type MailAudience = 'reporter' | 'supporter'

/** What a step of a complaint tells; kinds that are missing are told to nobody. */
const topics: Partial<Record<StepKind, MailTopic>> = {
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
}

/** Topics that say something only about the reporter's own paper. */
const reporterOnly: readonly MailTopic[] = ['received', 'asked', 'merged', 'unmerged']

/** What to write to whom about a step; null for nothing. */
export function topicOf(kind: StepKind, audience: MailAudience): MailTopic | null {
  const topic = topics[kind] ?? null
  return topic !== null && audience === 'supporter' && reporterOnly.includes(topic) ? null : topic
}

/** What the public may read of a step; left out of mails about complaints that the public may not see. */
export interface PublicStep {
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
  step: PublicStep | null
}

export interface MailSettings {
  siteOrigin: string
  /** Address for questions. */
  contact: string
}

const isRejection = (code: string): code is RejectionReason => rejectionReasons.some((reason) => reason === code)

function part(locale: Locale, facts: MailFacts, { siteOrigin, contact }: MailSettings): { subject: string; paragraphs: string[] } {
  const messages = messagesOf(locale)
  const t = createTranslator({ locale, messages, namespace: 'complaint-mail' })
  const reasons = createTranslator({ locale, messages, namespace: 'complaint-reasons' })
  const { number, topic, audience, step } = facts
  const lines = [t('number', { number })]
  if (step) {
    const day = step.dueOn && new Intl.DateTimeFormat(locale === 'id' ? 'id-ID' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(step.dueOn))
    lines.push(t('title', { title: step.title }), t('status', { status: messages['complaint-status'][step.status] }))
    if (step.body) lines.push(t('handlingBody', { body: step.body }))
    if (isRejection(step.reasonCode)) {
      lines.push(t('reason', { reason: reasons(`rejection.${step.reasonCode}.reason`) }), t('next', { next: reasons(`rejection.${step.reasonCode}.next`) }))
    }
    if (day) lines.push(t('due', { day }))
    if (step.notes[locale]) lines.push(t('note', { note: step.notes[locale] }))
  }
  const lead = topic === 'closing' && audience === 'supporter' ? 'closingSupporter' : topic
  const foot = audience === 'supporter' ? t('supporter', { contact }) : t('secret')
  return {
    subject: t(`subject.${topic}`, { number }),
    paragraphs: [t(`lead.${lead}`), lines.join('\n'), t('link', { url: statusAddress(siteOrigin, locale, number) }), foot, t('automatic', { contact })],
  }
}

/**
 * A plain-text mail in both languages, Indonesian first. It names nobody, never holds the secret, and its link only opens a page:
 * mail scanners open links before people do.
 */
export function complaintMail(facts: MailFacts, settings: MailSettings): { subject: string; body: string } {
  const parts = locales.map((locale) => part(locale, facts, settings))
  return { subject: parts.map(({ subject }) => subject).join(' / '), body: `${parts.map(({ paragraphs }) => paragraphs.join('\n\n')).join('\n\n----------\n\n')}\n` }
}
