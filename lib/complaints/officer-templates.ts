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

/** A message as its file has it, or in pieces, of which a list names a place: Next compiles messages where it mounts the API for development. */
type Message = string | readonly (string | readonly [string])[]

const written = (message: Message): string =>
  typeof message === 'string'
    ? message
    : message.map((piece) => (typeof piece === 'string' ? piece : `{${piece[0]}}`)).join('')

const templateText = (name: TemplateName, locale: Locale) => written(texts[locale][name])

/** What a template needs to be told, in the order of its text. */
export const placesOf = (name: TemplateName): string[] => [
  ...new Set([...templateText(name, 'id').matchAll(place)].flatMap(([, key]) => key ?? [])),
]

/** Every template with its places and its text in both languages. */
export const officerTemplates = templateNames.map((name) => ({
  name,
  places: placesOf(name),
  text: templateText(name, 'id'),
  text_en: templateText(name, 'en'),
}))

type Values = Readonly<Record<string, string | undefined>>

/**
 * What fills the places of a template: the values that were given, and where there is none what is known anyway, such as the number.
 * @returns also the places that stay empty, the values that have no place, and those that are known to be others
 */
export function valuesFor(name: TemplateName, given: Values, known: Values) {
  const places = placesOf(name)
  const valueOf = (key: string) =>
    ((Object.hasOwn(given, key) ? given[key] : known[key]) ?? '').trim()
  const isKnownOtherwise = (key: string) =>
    ![undefined, '', valueOf(key)].includes(known[key]?.trim())
  return {
    values: Object.fromEntries(places.map((key) => [key, valueOf(key)])),
    missing: places.filter((key) => valueOf(key) === ''),
    strange: Object.keys(given).filter((key) => !places.includes(key)),
    contradicted: places.filter((key) => Object.hasOwn(given, key) && isKnownOtherwise(key)),
  }
}

/** A day as people write it in a language; anything else as it is. */
function spelledOut(value: string, locale: Locale): string {
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
      Object.hasOwn(values, key) ? spelledOut(values[key] ?? '', locale) : whole,
    )
  return { id: fill('id'), en: fill('en') }
}
