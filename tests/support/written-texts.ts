import { readdirSync, readFileSync } from 'node:fs'
import { locales, type Locale } from '@/lib/i18n/locales'
import { messagesOf } from '@/messages'

/** Every text of a tree by its path. */
export function texts(tree: object, path: string[] = []): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[[...path, key].join('.'), value]]
    return typeof value === 'object' && value !== null ? texts(value, [...path, key]) : []
  })
}

/** Every message of a language by its key. */
export const messageTexts = (locale: Locale) => texts(messagesOf(locale))

export const contentFolder = 'lib/server/seed/content'
export const contentFiles = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(`${contentFolder}/${file}`, 'utf8')

/** The two languages of a content file as it writes them: under `id` and `en`, or under their names. */
const languageKeys: Record<Locale, string[]> = { id: ['id', 'indonesian'], en: ['en', 'english'] }

/** What people call a thing when they search for it; the portal itself need not. */
const typedKey = 'words'

/** The texts of a language in a content file: everything below its key, by path, but for words that people type. */
function inLanguage(tree: unknown, locale: Locale, path: string[] = []): [string, string][] {
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (key === typedKey) return []
    if (!languageKeys[locale].includes(key)) return inLanguage(value, locale, [...path, key])
    if (typeof value === 'string') return [[path.join('.'), value]]
    return typeof value === 'object' && value !== null ? texts(value, path) : []
  })
}

/** Every text of the seed content in a language, by its file and its path there; an article's text is one. */
export const contentTexts = (locale: Locale): [string, string][] =>
  contentFiles.flatMap((file): [string, string][] => {
    if (file.endsWith(`${locale}.md`)) return [[file.slice(0, -`${locale}.md`.length), read(file)]]
    if (!file.endsWith('.json')) return []
    return inLanguage(JSON.parse(read(file)), locale).map(([key, value]) => [
      `${file} ${key}`,
      value,
    ])
  })

/** What is written in both languages: messages and seed content, by the same key. */
export function translatedTexts(): { key: string; id: string; en: string }[] {
  const [id, en] = locales.map(
    (locale) => new Map([...messageTexts(locale), ...contentTexts(locale)]),
  )
  return [...(en ?? [])].flatMap(([key, english]) => {
    const indonesian = id?.get(key)
    return indonesian === undefined ? [] : [{ key, id: indonesian, en: english }]
  })
}
