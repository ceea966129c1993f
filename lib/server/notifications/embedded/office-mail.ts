import { createTranslator } from 'next-intl'
import type { Day } from '@/lib/days'
import { formatTags, locales, type Locale } from '@/lib/i18n/locales'
import type {
  DigestPart,
  OfficeDigest,
} from '@/lib/server/complaints/embedded/handling/office-digest'
import { messagesOf } from '@/messages'
import { inAllLanguages, type MailText } from './mail-text'

function part(locale: Locale, digest: OfficeDigest) {
  const messages = messagesOf(locale)
  const t = createTranslator({ locale, messages, namespace: 'office-digest' })
  const day = (on: Day) =>
    new Intl.DateTimeFormat(formatTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(on),
    )
  const { body, late, due, waiting } = digest
  const until = day(digest.until)
  const named = (heading: string, { count, complaints }: DigestPart) =>
    [
      heading,
      ...complaints.map((complaint) =>
        t('line', {
          number: complaint.complaint_number,
          day: day(complaint.resolve_due_on ?? digest.today),
          status: messages['complaint-status'][complaint.status],
        }),
      ),
      ...(count > complaints.length ? [t('more', { count: count - complaints.length })] : []),
    ].join('\n')
  return {
    subject: t('subject', { body, late: late.count, due: due.count }),
    paragraphs: [
      t('lead', { body, day: day(digest.today) }),
      named(t('late', { count: late.count }), late),
      named(t('due', { count: due.count, until }), due),
      t('waiting', { count: waiting }),
      t('foot'),
    ],
  }
}

/** The digest of an office as a plain-text mail in both languages, Indonesian first: numbers, days and statuses, nothing that a citizen wrote. */
export const officeMail = (digest: OfficeDigest): MailText =>
  inAllLanguages(locales.map((locale) => part(locale, digest)))
