import { millisecondsInDay } from 'date-fns/constants'
import { confirmPage } from '@/lib/complaints/mail-pages'
import { formatTags, type Locale, locales } from '@/lib/i18n/locales'
import { timeZone } from '@/lib/jakarta'
import {
  around,
  inAllLanguages,
  type MailSettings,
  type MailText,
  pageWithToken,
  stopParagraph,
} from './mail-text'
import { mailWords } from './mail-words'

/** How long the confirmation link works, milliseconds. */
export const confirmableMs = 14 * millisecondsInDay

export interface ConfirmationFacts {
  number: string
  /** Last moment at which the link works. */
  endsAt: Date
}

function part(locale: Locale, { number, endsAt }: ConfirmationFacts, settings: MailSettings) {
  const { siteOrigin, contact } = settings
  const t = mailWords[locale]
  const day = new Intl.DateTimeFormat(formatTags[locale], { dateStyle: 'long', timeZone }).format(
    endsAt,
  )
  const lead = t('confirm.lead', { number })
  const link = around((url) => t('confirm.link', { day, url }))
  const other = t('confirm.other')
  const stop = stopParagraph(locale, settings)
  const foot = [t('confirm.handled'), t('automatic', { contact })]
  return {
    subject: t('confirm.subject', { number }),
    paragraphs: (tokens: { confirm: string; stop: string }) => [
      lead,
      link(pageWithToken(siteOrigin, locale, confirmPage, tokens.confirm)),
      other,
      stop(tokens.stop),
      ...foot,
    ],
  }
}

/**
 * The first mail to an address about a complaint. The address may have been entered by a stranger, so the mail holds the complaint's
 * number and the portal's own texts, nothing else.
 * @returns function that adds one recipient's tokens; everything else is built once, for the first of them
 */
export function confirmationMail(
  facts: ConfirmationFacts,
  settings: MailSettings,
): (tokens: { confirm: string; stop: string }) => MailText {
  let parts: ReturnType<typeof part>[] | undefined
  return (tokens) =>
    inAllLanguages(
      (parts ??= locales.map((locale) => part(locale, facts, settings))).map(
        ({ subject, paragraphs }) => ({ subject, paragraphs: paragraphs(tokens) }),
      ),
    )
}
