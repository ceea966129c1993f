import type { Locale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/json'
import type { ArticleFile } from '@/lib/server/content/types/news/article-file'
import type { ServiceFile } from '@/lib/schemas/service-file'

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

/** An article with its languages side by side, the shape of services. */
function pairedArticle({ english, title, excerpt, body, ...rest }: ArticleFile) {
  return {
    title: { id: title, en: english?.title ?? '' },
    excerpt: { id: excerpt, en: english?.excerpt ?? '' },
    body: { id: body, en: english?.body ?? '' },
    ...rest,
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
export function fieldTexts(
  item: ServiceFile | ArticleFile,
  locale: Locale,
  only?: 'translated',
): Map<string, string> {
  const fields = Object.entries('body' in item ? pairedArticle(item) : item).filter(
    ([name, value]) => !excludedFields.has(name) && (only === undefined || hasTranslation(value)),
  )
  return new Map(fields.map(([name, value]) => [name, textOf(value, locale)]))
}
