import { localePath, type Locale } from '@/lib/i18n/locales'

/** Address of the status page with the number as fragment, which reaches no server's log. */
export const statusAddress = (siteOrigin: string, locale: Locale, number: string) =>
  `${siteOrigin}${localePath(locale, '/aduan-warga/new/cek-status')}#nomor=${encodeURIComponent(number)}`
