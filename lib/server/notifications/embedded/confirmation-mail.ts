import { millisecondsInDay } from 'date-fns/constants'
import { confirmPage } from '@/lib/complaints/mail-pages'
import { formatTags, locales } from '@/lib/i18n/locales'
import { timeZone } from '@/lib/jakarta'
import {
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

/**
 * The first mail to an address about a complaint. The address may have been entered by a stranger, so the mail holds the complaint's
 * number and the portal's own texts, nothing else.
 * @returns function that adds one recipient's tokens
 */
export function confirmationMail(
  { number, endsAt }: ConfirmationFacts,
  settings: MailSettings,
): (tokens: { confirm: string; stop: string }) => MailText {
  const parts = locales.map((locale) => {
    const t = mailWords[locale]
    const day = new Intl.DateTimeFormat(formatTags[locale], { dateStyle: 'long', timeZone }).format(
      endsAt,
    )
    const stop = stopParagraph(locale, settings)
    return {
      subject: t('confirm.subject', { number }),
      paragraphs: (tokens: { confirm: string; stop: string }) => [
        t('confirm.lead', { number }),
        t('confirm.link', {
          day,
          url: pageWithToken(settings.siteOrigin, locale, confirmPage, tokens.confirm),
        }),
        t('confirm.other'),
        stop(tokens.stop),
        t('confirm.handled'),
        t('automatic', { contact: settings.contact }),
      ],
    }
  })
  return (tokens) =>
    inAllLanguages(
      parts.map(({ subject, paragraphs }) => ({ subject, paragraphs: paragraphs(tokens) })),
    )
}
