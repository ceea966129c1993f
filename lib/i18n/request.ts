import * as rootParams from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { messagesOf } from '@/messages'
import { timeZone } from '@/lib/jakarta'
import { defaultLocale, isLocale } from './locales'

export default getRequestConfig(async ({ locale: requested }) => {
  const found = requested ?? (await rootParams.locale())
  const locale = isLocale(found) ? found : defaultLocale
  return { locale, timeZone, messages: messagesOf(locale) }
})
