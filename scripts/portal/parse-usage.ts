/** What a value must be: one of some words, or a whole number. */
export type Rule = readonly string[] | { min: number; max?: number }

/** Of the values in a usage, by their names between the angle brackets. */
export type Rules = Readonly<Record<string, Rule>>

export interface Parameter {
  kind: 'argument' | 'option' | 'switch'
  /** `--keep`, `<file>`, `on|off`. */
  name: string
  rule: Rule | undefined
  isRepeated: boolean
}

/** Parts that exclude each other; mostly one. */
export interface ParameterGroup {
  parts: Parameter[]
  isOptional: boolean
}

const token =
  /(?<sign>[[\]|]|\.{3})|(?<option>--[\w-]+)(?: (?<value><[^>]+>|\w+(?:\|\w+)+))?|(?<argument><[^>]+>|\w+(?:\|\w+)*)/g

/**
 * Reads a usage, written as manuals do: `<file>` is an argument, `on|off` one that is one of these words, `--keep <n>` an option with a value,
 * `--json` one without (a switch). In brackets stands what may be left out, `...` is behind what may come several times, `a | b` exclude each other.
 */
export function parseUsage(usage: string, rules: Rules = {}): ParameterGroup[] {
  const groups: ParameterGroup[] = []
  let depth = 0
  let isAlternative = false
  for (const match of usage.matchAll(token)) {
    const { sign, option, value, argument = '' } = match.groups ?? {}
    const latest = groups.at(-1)
    const last = latest?.parts.at(-1)
    if (sign === '[') depth += 1
    else if (sign === ']') depth -= 1
    else if (sign === '|') isAlternative = true
    else if (sign) {
      if (last) last.isRepeated = true
    } else {
      const named = option === undefined ? argument : value
      const part: Parameter = {
        kind: option === undefined ? 'argument' : named ? 'option' : 'switch',
        name: option ?? argument,
        rule: named?.startsWith('<') ? rules[named.slice(1, -1)] : named?.split('|'),
        isRepeated: false,
      }
      if (isAlternative) latest?.parts.push(part)
      else groups.push({ parts: [part], isOptional: depth > 0 })
      isAlternative = false
    }
  }
  return groups
}
