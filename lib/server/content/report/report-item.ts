import { parse as parseYaml } from 'yaml'
import { withoutByteOrderMark } from '@/lib/json'
import type { ContentType } from '../content-type'
import type { ExportedFiles } from '../export'
import { contentTypes } from '../types'

/** An item as a report looks at it, whatever its kind. */
export interface ReportItem {
  /** `services/akta-kelahiran.json`, with `#id` for an item of a list. */
  name: string
  kind: string
  title: string
  /** Indonesian texts by field. */
  texts: { field: string; text: string }[]
  /** Fields that have no English. */
  untranslated: string[]
  /** Titles in both languages. */
  titles: string[]
  /** Every address in it, as written. */
  links: string[]
  /** Fields with pictures that nobody described. */
  undescribed: string[]
  /** Facts of an item that says when somebody checked them, and nobody has. */
  unchecked: string[]
  /** Day of the last change, `2026-11-21`; null where the kind has none. */
  updatedOn: string | null
  /** Day from which its text waits to be looked at again, because it holds dates; null where it holds none. */
  reviewBy: string | null
  /** What readers are told is not stated. */
  unstated: readonly string[]
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isFilled = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : Array.isArray(value)
      ? value.length > 0
      : value !== null && value !== undefined
const titleFields = new Set(['title', 'service_name', 'name'])
const markdownLink = /(!?)\[([^\]]*)\]\(\s*<?([^)\s>]+)[^)]*\)/g

/** Every text in a value, however deep. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(stringsIn)
      : isFields(value)
        ? Object.values(value).flatMap(stringsIn)
        : []

function lookAtText(item: ReportItem, field: string, text: string) {
  // A text that is nothing but an address is the value of a link.
  if (/^\/(?!\/)\S*$/.test(text)) item.links.push(text)
  for (const [, picture, words = '', address = ''] of text.matchAll(markdownLink)) {
    if (picture && words.trim() === '') item.undescribed.push(field)
    if (!picture) item.links.push(address)
  }
}

function lookAtPair(item: ReportItem, field: string, indonesian: unknown, english: unknown) {
  if (isFilled(indonesian) && !isFilled(english)) item.untranslated.push(field)
  for (const text of stringsIn(indonesian)) item.texts.push({ field, text })
  for (const text of [...stringsIn(indonesian), ...stringsIn(english)]) {
    if (titleFields.has(field)) item.titles.push(text)
    lookAtText(item, field, text)
  }
}

/** Goes through an item of any kind: pairs `{ id, en }`, the halves `indonesian` and `english`, addresses, pictures. */
function walk(item: ReportItem, value: unknown, path: string) {
  if (typeof value === 'string') lookAtText(item, path, value)
  if (Array.isArray(value)) value.forEach((each, at) => walk(item, each, `${path}.${at}`))
  if (!isFields(value)) return
  if (typeof value['id'] === 'string' && 'en' in value)
    return lookAtPair(item, path, value['id'], value['en'])
  if ('alt' in value && !isFilled(value['alt'])) item.undescribed.push(path)
  const { indonesian, english, ...rest } = value
  if (isFields(indonesian)) {
    const translated = isFields(english) ? english : {}
    for (const [name, text] of Object.entries(indonesian))
      lookAtPair(item, name, text, translated[name])
  }
  for (const [name, each] of Object.entries(rest))
    walk(item, each, path === '' ? name : `${path}.${name}`)
}

/** What people are sent to, so that a wrong one costs them a way. */
const checkedFields = ['address', 'phone', 'website', 'hours']

function uncheckedIn(value: unknown): string[] {
  if (!isFields(value) || value['checked_on'] !== null) return []
  return checkedFields
    .filter((field) => isFilled(value[field]))
    .map((field) => (field === 'hours' ? field : `${field} ${stringsIn(value[field]).join(' ')}`))
}

const emptyItem = (name: string): ReportItem => ({
  name,
  kind: name.split('/')[0] ?? name,
  title: name,
  texts: [],
  untranslated: [],
  titles: [],
  links: [],
  undescribed: [],
  unchecked: [],
  updatedOn: null,
  reviewBy: null,
  unstated: [],
})

const dayIn = (value: unknown) => (typeof value === 'string' ? value.slice(0, 10) : null)

/** What the definition of a kind says that an item's file lacks; nothing of a file that is none of the kind's. */
function unstatedIn(kind: string, value: unknown): readonly string[] {
  const type = Object.values<ContentType>(contentTypes).find((each) => each.kind === kind)
  const file = type?.unstated && type.file.safeParse(value)
  return file?.success ? (type?.unstated?.(file.data) ?? []) : []
}

function jsonItem(name: string, value: unknown): ReportItem {
  const item = emptyItem(name)
  walk(item, value, '')
  const { updated_at: updatedAt, review_by: reviewBy } = isFields(value) ? value : {}
  return {
    ...item,
    title: item.titles[0] ?? name,
    unchecked: uncheckedIn(value),
    updatedOn: dayIn(updatedAt),
    reviewBy: dayIn(reviewBy),
    unstated: unstatedIn(item.kind, value),
  }
}

const article = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/

function readArticle(text: string | undefined): { texts: Fields; reviewBy: unknown } {
  const [, head = '', body = ''] = article.exec(withoutByteOrderMark(text ?? '')) ?? []
  const fields: unknown = parseYaml(head)
  return isFields(fields)
    ? {
        texts: { title: fields['title'], excerpt: fields['excerpt'], body },
        reviewBy: fields['review_by'],
      }
    : { texts: {}, reviewBy: null }
}

/** Every item of exported content, in the order of the files. */
export function reportItems(files: ExportedFiles): ReportItem[] {
  return [...files].flatMap(([name, text]) => {
    if (name === 'tags.json' || name.endsWith('/en.md')) return []
    if (name.endsWith('/id.md')) {
      // What was news stays as it was; only one that says so is looked at again.
      const { texts, reviewBy } = readArticle(text)
      return [
        jsonItem(name.replace(/\/id\.md$/, ''), {
          indonesian: texts,
          english: readArticle(files.get(name.replace(/id\.md$/, 'en.md'))).texts,
          review_by: reviewBy,
        }),
      ]
    }
    const value: unknown = JSON.parse(text)
    if (!Array.isArray(value)) return [jsonItem(name, value)]
    return value.map((each: unknown) =>
      jsonItem(`${name}#${isFields(each) ? String(each['id']) : '?'}`, each),
    )
  })
}
