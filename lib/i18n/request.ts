import * as rootParams from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { messagesOf } from '@/messages'
import { timeZone } from '@/lib/jakarta'
import { localeOrDefault } from './locales'

export default getRequestConfig(async ({ locale: requested }) => {
  const locale = localeOrDefault(requested ?? (await rootParams.locale()))
  return { locale, timeZone, messages: messagesOf(locale) }
})
