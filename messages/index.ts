import type { Locale } from '@/lib/i18n/locales'
import en from './en'
import id from './id'

export type Messages = typeof id

const messages: Record<Locale, Messages> = { id, en }

/** All sentences of a language, by namespace. */
export const messagesOf = (locale: Locale): Messages => messages[locale]
