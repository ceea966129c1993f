import { parseArgs } from 'node:util'
import type { z } from 'zod'
import { createTranslator } from 'next-intl'
import type { FieldProblem } from '@/lib/errors'
import { fieldProblems } from '@/lib/validation'
import { messagesOf } from '@/messages'
import { UsageError } from '../output'

interface FlagKind {
  type: 'string' | 'boolean'
  multiple?: boolean
}

export interface Flags {
  positionals: string[]
  text: (name: string) => string | undefined
  texts: (name: string) => string[]
  isSet: (name: string) => boolean
}

/**
 * Reads flags and positional arguments.
 * @param names of the positional arguments that there must be, for the error; the last may come several times when it is said to
 */
export function readFlags(args: readonly string[], options: Record<string, FlagKind>, names: readonly string[], { isLastRepeated = false } = {}): Flags {
  let parsed
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('\n', 1)[0] ?? '').replace(/\.? To specify .*$/, '') : 'Unreadable options')
  }
  const { positionals, values } = parsed
  const missing = names[positionals.length]
  if (missing !== undefined) throw new UsageError(`The ${missing} is missing`)
  if (positionals.length > names.length && !isLastRepeated) throw new UsageError(`Too many arguments: "${positionals[names.length] ?? ''}"`)
  const listOf = (name: string) => {
    const value = values[name]
    return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string')
  }
  return { positionals, text: (name) => listOf(name)[0], texts: listOf, isSet: (name) => values[name] === true }
}

/** Flags that are named otherwise than the field of the interface. */
const flagNames: Record<string, string> = {
  reason_code: '--reason',
  service_class: '--class',
  due_on: '--until',
  note_en: '--note-en',
  seen_step: '--seen-step',
  category_id: '--category',
  city_id: '--city',
  district_id: '--district',
  start_date: '--received-from',
  end_date: '--received-until',
  due_from: '--due-from',
  due_until: '--due-until',
  is_body_outside: '--outside',
}
const flagOf = (path: string) => {
  const field = path.split('.')[0] ?? path
  return flagNames[field] ?? `--${field}`
}

/** What is wrong with fields, in one line, by the names of the flags. */
export function fieldsLine(fields: Record<string, FieldProblem[]>, choices: Readonly<Record<string, readonly string[]>> = {}): string {
  const messages = messagesOf('en')
  const t = createTranslator({ locale: 'en', messages, namespace: 'validation' })
  const sentence = (path: string, { rule, length = 0 }: FieldProblem) => {
    const allowed = choices[path]
    // Some choices of the interface are named without a rule.
    const name = allowed && rule === 'invalid' ? 'unknownChoice' : rule
    const known = Object.keys(messages.validation).find((each): each is keyof typeof messages.validation => each === name) ?? 'invalid'
    return `${t(known, { field: flagOf(path), length })}${name === 'unknownChoice' && allowed ? ` (${allowed.join(', ')})` : ''}`
  }
  return Object.entries(fields)
    .flatMap(([path, problems]) => problems.slice(0, 1).map((problem) => sentence(path, problem)))
    .join('; ')
}

/** Checks what the flags gave with the schema of the interface. @throws UsageError naming the wrong flags and, for choices, what may be chosen */
export function checkFlags<T extends z.ZodType>(schema: T, values: Record<string, unknown>, choices: Readonly<Record<string, readonly string[]>> = {}): z.output<T> {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  const parsed = schema.safeParse(given, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new UsageError(fieldsLine(fieldProblems(parsed.error.issues), choices))
}
