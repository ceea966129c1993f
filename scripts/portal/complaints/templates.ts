import {
  filledTemplate,
  isTemplateName,
  officerTemplates,
  placesOf,
  templateNames,
  valuesFor,
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
 * @throws UsageError naming an unknown template, a place without a value, a value without a place or one that contradicts what is known
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
  const knownTexts = Object.fromEntries(
    Object.entries(known).map(([key, value]) => [key, String(value)]),
  )
  const { values, missing, strange, contradicted } = valuesFor(name, givenValues(set), knownTexts)
  const [first] = strange
  if (first !== undefined)
    throw new UsageError(
      `The template "${name}" has no place for "${first}" (${placesOf(name).join(', ')})`,
    )
  const [twice] = contradicted
  if (twice !== undefined)
    throw new UsageError(
      `--set ${twice} contradicts what is known already (${knownTexts[twice]}): leave it out`,
    )
  if (missing.length > 0)
    throw new UsageError(
      `The template "${name}" needs ${missing.map((key) => `--set ${key}=…`).join(' and ')}`,
    )
  return filledTemplate(name, values)
}

/** Lists the templates with what they need. */
export function listTemplates(flags: ParsedArguments, { print }: Output): void {
  if (flags.isSet('json')) return print(JSON.stringify(officerTemplates, null, 2))
  for (const { name, text, text_en: english } of officerTemplates)
    for (const line of [name, `  ${text}`, `  ${english}`]) print(line)
}
