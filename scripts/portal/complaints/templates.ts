import {
  filledTemplate,
  isTemplateName,
  placesOf,
  templateNames,
  templateText,
} from '@/lib/complaints/officer-templates'
import type { Locale } from '@/lib/i18n/locales'
import { type Output, UsageError } from '../output'
import type { ParsedArguments } from '../parse-arguments'

const givenValues = (set: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    set.map((given) => {
      const at = given.indexOf('=')
      if (at < 1) throw new UsageError('--set: write it as key=value')
      return [given.slice(0, at), given.slice(at + 1)]
    }),
  )

/**
 * The words of the template that is named, for one complaint; null without one.
 * @param known values that need no --set
 * @throws UsageError naming an unknown template, a place without a value or a value without a place
 */
export function templateWords(
  flags: ParsedArguments,
  known: ParsedArguments['options'],
): Record<Locale, string> | null {
  const name = flags.text('template')
  const set = flags.texts('set')
  if (name === undefined) {
    if (set.length > 0) throw new UsageError('--set belongs to a --template')
    return null
  }
  if (!isTemplateName(name))
    throw new UsageError(`There is no template "${name}" (${templateNames.join(', ')})`)
  const places = placesOf(name)
  const given = givenValues(set)
  const strange = Object.keys(given).find((key) => !places.includes(key))
  if (strange !== undefined)
    throw new UsageError(
      `The template "${name}" has no place for "${strange}" (${places.join(', ')})`,
    )
  const values = Object.fromEntries(
    places.map((key) => [key, String(given[key] ?? known[key] ?? '').trim()]),
  )
  const missing = places.filter((key) => values[key] === '')
  if (missing.length > 0)
    throw new UsageError(
      `The template "${name}" needs ${missing.map((key) => `--set ${key}=…`).join(' and ')}`,
    )
  return filledTemplate(name, values)
}

/** Lists the templates with what they need. */
export function listTemplates(flags: ParsedArguments, { print }: Output): void {
  const templates = templateNames.map((name) => ({
    name,
    places: placesOf(name),
    id: templateText(name, 'id'),
    en: templateText(name, 'en'),
  }))
  if (flags.isSet('json')) return print(JSON.stringify(templates, null, 2))
  for (const { name, id, en } of templates)
    for (const line of [name, `  ${id}`, `  ${en}`]) print(line)
}
