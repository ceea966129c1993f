import {
  filledTemplate,
  isTemplateName,
  placesOf,
  templateNames,
  templateText,
} from '@/lib/complaints/officer-templates'
import type { Locale } from '@/lib/i18n/locales'
import { type Output, UsageError } from '../output'
import { type Flags, readFlags } from './read-flags'

/** Flags of actions that can take their words from a template. */
export const templateFlags = {
  template: { type: 'string' },
  set: { type: 'string', multiple: true },
} as const

function givenValues(flags: Flags): Record<string, string> {
  return Object.fromEntries(
    flags.texts('set').map((given) => {
      const at = given.indexOf('=')
      if (at < 1) throw new UsageError(`--set ${given}: write it as key=value`)
      return [given.slice(0, at), given.slice(at + 1)]
    }),
  )
}

/**
 * The words of the template that the flags name, for one complaint; null without --template.
 * @param known values that need no --set
 * @throws UsageError naming an unknown template, a place without a value or a value without a place
 */
export function templateWords(
  flags: Flags,
  known: Readonly<Record<string, string | undefined>>,
): Record<Locale, string> | null {
  const name = flags.text('template')
  if (name === undefined) {
    if (flags.texts('set').length > 0) throw new UsageError('--set belongs to a --template')
    return null
  }
  if (!isTemplateName(name))
    throw new UsageError(`There is no template "${name}" (${templateNames.join(', ')})`)
  const places = placesOf(name)
  const given = givenValues(flags)
  const strange = Object.keys(given).find((key) => !places.includes(key))
  if (strange !== undefined)
    throw new UsageError(
      `The template "${name}" has no place for "${strange}" (${places.join(', ')})`,
    )
  const values = Object.fromEntries(
    places.map((key) => [key, (given[key] ?? known[key] ?? '').trim()]),
  )
  const missing = places.filter((key) => values[key] === '')
  if (missing.length > 0)
    throw new UsageError(
      `The template "${name}" needs ${missing.map((key) => `--set ${key}=…`).join(' and ')}`,
    )
  return filledTemplate(name, values)
}

/** Lists the templates with what they need. @throws UsageError */
export function listTemplates(args: readonly string[], { print }: Output): void {
  const flags = readFlags(args, { json: { type: 'boolean' } }, [])
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
