import { parseArgs } from 'node:util'
import type { z } from 'zod'
import { fieldProblems } from '@/lib/validation'
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
export function readFlags(
  args: readonly string[],
  options: Record<string, FlagKind>,
  names: readonly string[],
  { isLastRepeated = false } = {},
): Flags {
  let parsed
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(
      error instanceof Error
        ? (error.message.split('\n', 1)[0] ?? '').replace(/\.? To specify .*$/, '')
        : 'Unreadable options',
    )
  }
  const { positionals, values } = parsed
  const missing = names[positionals.length]
  if (missing !== undefined) throw new UsageError(`The ${missing} is missing`)
  if (positionals.length > names.length && !isLastRepeated)
    throw new UsageError(`Too many arguments: "${positionals[names.length] ?? ''}"`)
  const listOf = (name: string) => {
    const value = values[name]
    return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string')
  }
  return {
    positionals,
    text: (name) => listOf(name)[0],
    texts: listOf,
    isSet: (name) => values[name] === true,
  }
}

/** Checks what the flags gave with the schema of the interface. @throws UsageError naming the wrong flags and, for choices, what may be chosen */
export async function checkFlags<T extends z.ZodType>(
  schema: T,
  values: Record<string, unknown>,
  choices: Readonly<Record<string, readonly string[]>> = {},
): Promise<z.output<T>> {
  const given = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  )
  const parsed = schema.safeParse(given, { reportInput: true })
  if (parsed.success) return parsed.data
  const { fieldsLine } = await import('./fields-line')
  throw new UsageError(fieldsLine(fieldProblems(parsed.error.issues), choices))
}
