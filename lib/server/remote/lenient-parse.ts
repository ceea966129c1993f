import type { z } from 'zod'
import { isRecord } from '@/lib/json'
import { asPicture, asText, asWebAddress } from './lenient-text'

/** What could not be read as what it should be. */
const unreadable = Symbol('unreadable')
type Read = unknown

/** What a domain adds to the general rules. */
export interface Reading {
  /** Values of fields that older answers do not have, by the field's name. */
  defaults?: Readonly<Record<string, unknown>>
  /** Origin whose pictures pages may show. */
  pictureOrigin?: string
}

interface Definition {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
  options?: readonly z.ZodType[]
  entries?: Record<string, string | number>
  values?: readonly unknown[]
}

const definitionOf = (schema: z.ZodType): Definition => schema.def
const isNothing = (value: unknown) => value === undefined || value === null || value === ''

function numberOf(value: unknown): Read {
  if (typeof value === 'number') return Number.isFinite(value) ? value : unreadable
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'string' && /^\s*-?\d{1,15}(\.\d{1,15})?\s*$/.test(value))
    return Number(value)
  return unreadable
}

function booleanOf(value: unknown): Read {
  if (typeof value === 'boolean') return value
  if (value === 1 || value === '1' || value === 'true') return true
  return value === 0 || value === '0' || value === 'false' ? false : unreadable
}

/** What stands in for a value that is missing: nothing that could be mistaken for a statement. */
function missing(definition: Definition): Read {
  switch (definition.type) {
    case 'string':
      return ''
    case 'array':
      return []
    case 'boolean':
      return false
    default:
      return unreadable
  }
}

function arrayOf({ element }: Definition, value: unknown, name: string, reading: Reading): Read {
  const items: unknown[] = Array.isArray(value)
    ? value
    : isRecord(value)
      ? Object.values(value)
      : []
  if (!element) return items
  const isOfTexts = definitionOf(element).type === 'string'
  // One item that nobody can read is no reason to show none; an empty text in a list is nothing.
  return items
    .filter((item) => !isOfTexts || !isNothing(item))
    .map((item) => read(element, item, name, reading))
    .filter((item) => item !== unreadable)
}

/** Every field of the contract in its type; further ones of the response are left out. */
function objectOf({ shape = {} }: Definition, value: unknown, reading: Reading): Read {
  const given = isRecord(value) ? value : null
  if (!given) return unreadable
  const fields: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape)) {
    const own = Object.hasOwn(given, name) ? given[name] : undefined
    const isDefaulted =
      isNothing(own) && reading.defaults !== undefined && Object.hasOwn(reading.defaults, name)
    const field = read(schema, isDefaulted ? reading.defaults?.[name] : own, name, reading)
    if (field === unreadable) return unreadable
    if (field !== undefined) fields[name] = field
  }
  return fields
}

function choiceOf(allowed: readonly unknown[], value: unknown): Read {
  if (allowed.includes(value)) return value
  const fitting = allowed.find(
    (each) =>
      !isNothing(value) &&
      String(each).toLowerCase() ===
        (typeof value === 'string' ? value.trim() : asText(value))?.toLowerCase(),
  )
  if (fitting !== undefined) return fitting
  // Yes and no as 1 and 0.
  return typeof value === 'boolean' && allowed.includes(Number(value)) ? Number(value) : unreadable
}

function unionOf(
  { options = [] }: Definition,
  value: unknown,
  name: string,
  reading: Reading,
): Read {
  for (const option of options) if (isFit(option, value)) return value
  for (const option of options) {
    const found = read(option, value, name, reading)
    if (found !== unreadable && isFit(option, found)) return found
  }
  return unreadable
}

const isFit = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

/** One value in the type of its schema, or `unreadable`. */
function read(schema: z.ZodType, value: unknown, name: string, reading: Reading): Read {
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'nullable': {
      const inner =
        definition.innerType && !isNothing(value)
          ? read(definition.innerType, value, name, reading)
          : unreadable
      // Nothing and what nobody can read are the same here; an empty text is nothing too (contract 1.4).
      return inner === unreadable || inner === '' ? null : inner
    }
    case 'optional': {
      const inner =
        definition.innerType && !isNothing(value)
          ? read(definition.innerType, value, name, reading)
          : unreadable
      return inner === unreadable ? undefined : inner
    }
    case 'default':
    case 'catch':
      return definition.innerType ? read(definition.innerType, value, name, reading) : unreadable
    case 'pipe':
      return definition.in ? read(definition.in, value, name, reading) : unreadable
    case 'object':
      return objectOf(definition, value, reading)
    case 'array':
      return arrayOf(definition, value, name, reading)
    case 'union':
      return unionOf(definition, value, name, reading)
    case 'enum':
      return choiceOf(Object.values(definition.entries ?? {}), value)
    case 'literal':
      return choiceOf(definition.values ?? [], value)
    case 'null':
      return null
    case 'string':
      return isNothing(value)
        ? missing(definition)
        : (asPicture(name, asWebAddress(name, asText(value)), reading.pictureOrigin) ?? unreadable)
    case 'number':
      return numberOf(value)
    case 'boolean':
      return isNothing(value) ? missing(definition) : booleanOf(value)
    default:
      return value
  }
}

/**
 * A value of a response in the contract's type: numbers as text, nothing as empty text, lists that are null, yes and no as 1 and 0, addresses
 * without scheme. Values of a choice that the portal does not know are dropped where they may be missing.
 * @returns null when something that must be there is missing or unreadable
 */
export function lenientParse<T extends z.ZodType>(
  schema: T,
  value: unknown,
  reading: Reading = {},
): z.output<T> | null {
  const strict = schema.safeParse(value)
  const found =
    strict.success && reading.pictureOrigin === undefined ? value : read(schema, value, '', reading)
  if (found === unreadable) return null
  const parsed = schema.safeParse(found)
  return parsed.success ? parsed.data : null
}
