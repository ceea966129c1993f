import { localePath, type Locale } from '@/lib/i18n/locales'

/**
 * Addresses of the status page of a complaint. What opens it stands after the `#`, which browsers send to no server.
 * @param secret missing leads to what anybody may see
 */
export function statusLink(
  origin: string,
  locale: Locale,
  number: string,
  secret?: string,
): string {
  const key = secret === undefined ? '' : `&kunci=${encodeURIComponent(secret)}`
  return `${origin}${localePath(locale, '/aduan-warga/new/cek-status')}#nomor=${encodeURIComponent(number)}${key}`
}
