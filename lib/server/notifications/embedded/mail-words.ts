import { createTranslator } from 'next-intl'
import type { Locale } from '@/lib/i18n/locales'
import { messagesOf } from '@/messages'

const mail = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale), namespace: 'complaint-mail' })
const reasons = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale), namespace: 'complaint-reasons' })

/** The sentences of mails by language. They are kept: reading their patterns anew took half of what an event with its mails costs. */
export const mailWords: Readonly<Record<Locale, ReturnType<typeof mail>>> = {
  id: mail('id'),
  en: mail('en'),
}

/** The sentences about reasons by language. */
export const reasonWords: Readonly<Record<Locale, ReturnType<typeof reasons>>> = {
  id: reasons('id'),
  en: reasons('en'),
}
