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

/** Stands in a sentence for the address that each recipient gets; no sentence has it. */
const place = '\u0000'

/** A sentence around an address. Its pattern is read once, because that takes longer than storing a mail. */
export function around(sentence: (url: string) => string): (url: string) => string {
  const [before = '', after = ''] = sentence(place).split(place)
  return (url) => before + url + after
}

/** The unsubscribe paragraph under every mail, for one recipient's token. */
export function stopParagraph(
  locale: Locale,
  { siteOrigin, contact }: MailSettings,
): (token: string) => string {
  const sentence = around((url) => mailWords[locale]('stop', { url, contact }))
  return (token) => sentence(pageWithToken(siteOrigin, locale, stopPage, token))
}

/** One plain-text mail with the same contents in each language, Indonesian first. */
export const inAllLanguages = (
  parts: readonly { subject: string; paragraphs: readonly string[] }[],
): MailText => ({
  subject: parts.map(({ subject }) => subject).join(' / '),
  body: `${parts.map(({ paragraphs }) => paragraphs.join('\n\n')).join('\n\n----------\n\n')}\n`,
})
