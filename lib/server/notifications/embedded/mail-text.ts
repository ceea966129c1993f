import { stopPage } from '@/lib/complaints/mail-pages'
import { localePath, type Locale } from '@/lib/i18n/locales'
import { mailWords } from './mail-words'

export interface MailSettings {
  siteOrigin: string
  /** Mail address for questions. */
  contact: string
}

export interface MailText {
  subject: string
  body: string
}

export const pageWithToken = (siteOrigin: string, locale: Locale, page: string, token: string) =>
  `${siteOrigin}${localePath(locale, page)}?kode=${token}`

/** The unsubscribe paragraph under every mail, for one recipient's token. */
export function stopParagraph(
  locale: Locale,
  { siteOrigin, contact }: MailSettings,
): (token: string) => string {
  return (token) =>
    mailWords[locale]('stop', { url: pageWithToken(siteOrigin, locale, stopPage, token), contact })
}

/** One plain-text mail with the same contents in each language, Indonesian first. */
export const inAllLanguages = (
  parts: readonly { subject: string; paragraphs: readonly string[] }[],
): MailText => ({
  subject: parts.map(({ subject }) => subject).join(' / '),
  body: `${parts.map(({ paragraphs }) => paragraphs.join('\n\n')).join('\n\n----------\n\n')}\n`,
})
