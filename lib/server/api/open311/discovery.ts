import { createTranslator } from 'next-intl'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { jakartaTimeOn } from '@/lib/jakarta'
import { messagesOf } from '@/messages'

/** Day on which these addresses or fields last changed. */
const changedOn = jakartaTimeOn('2026-11-21')
const specification = 'http://wiki.open311.org/GeoReport_v2'

/** Address, formats and contact for a key (Open311 service discovery). */
export function discovery(locale: Locale) {
  const { CONTACT_EMAIL: email, SITE_ORIGIN: siteOrigin } = env()
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'open311' })
  return {
    changeset: changedOn,
    contact: t('contact', { email }),
    key_service: t('keyService', { email }),
    endpoints: [
      {
        specification,
        url: `${siteOrigin}/open311/v2`,
        changeset: changedOn,
        type: 'production',
        formats: ['text/xml', 'application/json'],
      },
    ],
  }
}
