import type { Locale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/json'

/** Fields that are no texts. */
const excludedFields = new Set(['id', 'hash'])

const isTranslated = (value: Record<string, unknown>) => 'id' in value && 'en' in value

/** A value as text in one language, one line per item of a list. Numbers and booleans get their field's name, or they would say nothing. */
function textOf(value: unknown, locale: Locale, name = ''): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean')
    return name === '' ? String(value) : `${name}: ${value}`
  if (Array.isArray(value)) return value.map((each) => textOf(each, locale)).join('\n')
  if (!isRecord(value)) return ''
  if (isTranslated(value)) return textOf(value[locale], locale)
  return Object.entries(value)
    .map(([part, each]) => textOf(each, locale, part))
    .filter(Boolean)
    .join(' · ')
}

/** What an article has in both languages; its Indonesian half stands beside the English one, not in a half of its own. */
const articleTexts = ['title', 'excerpt', 'body']

/** An item with its languages side by side, the shape of services, whichever of the three that files have. */
function paired(item: object): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...item }
  if (!('english' in fields)) return fields
  const { indonesian, english, ...rest } = fields
  const [original, others] = isRecord(indonesian)
    ? [indonesian, rest]
    : [
        Object.fromEntries(articleTexts.map((name) => [name, rest[name]])),
        Object.fromEntries(Object.entries(rest).filter(([name]) => !articleTexts.includes(name))),
      ]
  const translation = isRecord(english) ? english : {}
  return {
    ...Object.fromEntries(
      Object.entries(original).map(([name, id]) => [name, { id, en: translation[name] ?? '' }]),
    ),
    ...others,
  }
}

const hasTranslation = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasTranslation)
    : isRecord(value) && (isTranslated(value) || Object.values(value).some(hasTranslation))

/**
 * The texts of an item by field name of the editor's file, in the file's order.
 * @param only `translated` leaves out the fields that read the same in both languages
 */
export function fieldTexts(item: object, locale: Locale, only?: 'translated'): Map<string, string> {
  const fields = Object.entries(paired(item)).filter(
    ([name, value]) => !excludedFields.has(name) && (only === undefined || hasTranslation(value)),
  )
  return new Map(fields.map(([name, value]) => [name, textOf(value, locale)]))
}
