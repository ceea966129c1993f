import { parseArgs } from 'node:util'
import { UsageError } from './output'
import { parseUsage, type Parameter, type Rule, type Rules } from './parse-usage'

/** What was given to a command. Asking for an option that its usage lacks throws: that is a mistake in the program. */
export interface ParsedArguments {
  positionals: readonly string[]
  text: (option: string) => string | undefined
  texts: (option: string) => readonly string[]
  number: (option: string) => number | undefined
  isSet: (option: string) => boolean
  /** The options that were given, without dashes, each as text, number or true. */
  options: Readonly<Record<string, string | number | true>>
}

/** What a value must be, in words. */
export const ruleText = (rule: Rule) =>
  'min' in rule
    ? `a whole number from ${rule.min}${rule.max === undefined ? ' on' : ` to ${rule.max}`}`
    : rule.join(', ')

const isWithin = (rule: Rule, value: string) =>
  'min' in rule
    ? /^\d{1,15}$/.test(value) &&
      Number(value) >= rule.min &&
      Number(value) <= (rule.max ?? Infinity)
    : rule.includes(value)

/** How an argument or option is called in a sentence. */
function labelOf({ kind, name }: Parameter): string {
  const words = name.replaceAll(/[<>]/g, '').replaceAll('|', ' or ')
  if (kind !== 'argument') return name
  return name.startsWith('<') ? `The ${words}` : `The word (${words})`
}

function parse(args: readonly string[], parts: readonly Parameter[]) {
  const options = parts
    .filter(({ kind }) => kind !== 'argument')
    .map(({ kind, name, isRepeated }) => {
      const type = kind === 'switch' ? ('boolean' as const) : ('string' as const)
      return [name.slice(2), { type, multiple: isRepeated }] as const
    })
  try {
    return parseArgs({
      args: [...args],
      options: Object.fromEntries(options),
      allowPositionals: true,
    })
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split(/\.? To |\.?\n/) : []
    throw new UsageError(sentence)
  }
}

/**
 * Reads what stands behind the name of a command, as its usage says.
 * @throws UsageError in one line, without values: they may be names, addresses or words about a person
 */
export function parseArguments(
  command: string,
  { usage, values: rules }: { usage: string; values?: Rules },
  args: readonly string[],
): ParsedArguments {
  const groups = parseUsage(usage, rules)
  const parts = groups.flatMap((group) => group.parts)
  const places = parts.filter(({ kind }) => kind === 'argument')
  const { values, positionals } = parse(args, parts)
  if (positionals.length > places.length && !places.at(-1)?.isRepeated)
    throw new UsageError(
      `Too many arguments: "${command}" takes ${places.length || 'none'}; quotes keep words together`,
    )
  const wordsOf = (part: Parameter): string[] => {
    if (part.kind !== 'argument') return [values[part.name.slice(2)] ?? []].flat().map(String)
    const place = places.indexOf(part)
    return positionals.slice(place, part.isRepeated ? undefined : place + 1)
  }

  for (const { parts: alternatives, isOptional } of groups) {
    const [missing, other] = alternatives
    const count = alternatives.filter((part) => wordsOf(part).length > 0).length
    if (!missing || count === 1 || (count === 0 && isOptional)) continue
    throw new UsageError(
      other
        ? `Give either ${alternatives.map(({ name }) => name).join(' or ')}`
        : `${labelOf(missing)} is missing`,
    )
  }
  for (const part of parts) {
    const { rule } = part
    if (!rule || wordsOf(part).every((word) => isWithin(rule, word))) continue
    throw new UsageError(
      `${labelOf(part)} ${'min' in rule ? `must be ${ruleText(rule)}` : `is not one of the choices (${ruleText(rule)})`}`,
    )
  }

  const texts = (option: string) => {
    const part = parts.find(({ name }) => name === `--${option}`)
    if (!part) throw new Error(`The usage of "${command}" has no --${option}`)
    return wordsOf(part)
  }
  const options = parts.flatMap((part): [string, string | number | true][] => {
    const [word] = wordsOf(part)
    if (part.kind === 'argument' || word === undefined) return []
    const value = part.rule && 'min' in part.rule ? Number(word) : word
    return [[part.name.slice(2), part.kind === 'switch' ? true : value]]
  })
  return {
    positionals,
    texts,
    text: (option) => texts(option)[0],
    number: (option) => texts(option).map(Number)[0],
    isSet: (option) => texts(option).length > 0,
    options: Object.fromEntries(options),
  }
}
