import { isLocale, type Locale } from './locales'

/** Language of an API call: Content-Language, else the preferred one of Accept-Language, else Indonesian (contract 1.2). */
export function apiLocale(
  contentLanguage: string | undefined,
  acceptLanguage: string | undefined,
): Locale {
  const stated = contentLanguage?.trim().slice(0, 2).toLowerCase()
  if (isLocale(stated)) return stated
  if (!acceptLanguage) return 'id'
  const ranked = acceptLanguage
    .slice(0, 256)
    .split(',')
    .map((part, at) => {
      const [range = '', ...parameters] = part.split(';')
      const weight = Number(
        parameters
          .find((parameter) => parameter.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      )
      return {
        locale: range.trim().split('-')[0]?.toLowerCase(),
        weight: Number.isFinite(weight) ? weight : 0,
        at,
      }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at)
  for (const { locale } of ranked) if (isLocale(locale)) return locale
  return 'id'
}
