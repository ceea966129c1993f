import { formatTags, type Locale } from '@/lib/i18n/locales'
import english from '@/messages/en/complaint-templates.json'
import indonesian from '@/messages/id/complaint-templates.json'

const texts = { id: indonesian, en: english }

export type TemplateName = keyof typeof indonesian
export const isTemplateName = (name: string): name is TemplateName =>
  Object.hasOwn(indonesian, name)
export const templateNames: readonly TemplateName[] = Object.keys(indonesian).filter(isTemplateName)

const place = /\{(\w+)\}/g
const isoDay = /^\d{4}-\d{2}-\d{2}$/

export const templateText = (name: TemplateName, locale: Locale) => texts[locale][name]

/** What a template needs to be told, in the order of its text. */
export const placesOf = (name: TemplateName): string[] => [
  ...new Set([...templateText(name, 'id').matchAll(place)].flatMap(([, key]) => key ?? [])),
]

/** A day as people write it in a language; anything else as it is. */
function written(value: string, locale: Locale): string {
  const day = new Date(`${value}T00:00:00Z`)
  if (!isoDay.test(value) || Number.isNaN(day.getTime())) return value
  return new Intl.DateTimeFormat(formatTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    day,
  )
}

/** A template in both languages with its places filled; days (`2026-01-31`) are written out in each. A place without a value stays as it is. */
export function filledTemplate(
  name: TemplateName,
  values: Readonly<Record<string, string>>,
): Record<Locale, string> {
  const fill = (locale: Locale) =>
    templateText(name, locale).replace(place, (whole, key: string) =>
      Object.hasOwn(values, key) ? written(values[key] ?? '', locale) : whole,
    )
  return { id: fill('id'), en: fill('en') }
}
