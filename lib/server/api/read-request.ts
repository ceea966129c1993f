import type { z } from 'zod'
import { Problem } from '@/lib/errors'
import { fieldProblems, isMalformed } from '@/lib/validation'
import { isList } from './cache-policy'

/** JSON bodies above this are refused, bytes; the HTTP entry refuses them earlier. */
const jsonMaxBytes = 65_536

// NUL breaks PostgreSQL, the others logs and terminals; no parameter of the contract needs any of them.
const control = /\p{Cc}/u

/** Characters of an unknown parameter name that the error repeats. */
const unknownNameMax = 60

function refuse(
  issues: readonly z.core.$ZodIssue[],
  malformed: 'UNREADABLE_BODY' | 'VALIDATION_FAILED',
): never {
  throw new Problem(isMalformed(issues) ? malformed : 'VALIDATION_FAILED', {
    fields: fieldProblems(issues),
  })
}

/**
 * Validates the query; unknown parameters are ignored or refused as given, a repeated single-value parameter and
 * control characters are errors. A list is any schema field that takes an array; `cat=a&cat[]=b` both count (contract 1.3).
 * @throws Problem VALIDATION_FAILED with the invalid parameters
 */
export function readQuery<T extends z.ZodObject>(
  request: Request,
  schema: T,
  unknown: 'ignored' | 'refused' = 'ignored',
): z.output<T> {
  const given = new URL(request.url).searchParams
  const unknownNames =
    unknown === 'refused'
      ? [...given.keys()].find((name) => !Object.hasOwn(schema.shape, name.replace(/\[\]$/, '')))
      : undefined
  if (unknownNames !== undefined)
    throw new Problem('VALIDATION_FAILED', {
      fields: { [unknownNames.slice(0, unknownNameMax)]: [{ rule: 'unknown' }] },
    })
  const values: Record<string, unknown> = {}
  for (const name of Object.keys(schema.shape)) {
    const found = [...given.getAll(name), ...given.getAll(`${name}[]`)]
    if (found.length === 0) continue
    if (found.some((value) => control.test(value)))
      throw new Problem('VALIDATION_FAILED', { fields: { [name]: [{ rule: 'characters' }] } })
    if (isList(schema.shape[name])) values[name] = found
    else if (found.length === 1) values[name] = found[0]
    else throw new Problem('VALIDATION_FAILED', { fields: { [name]: [{ rule: 'repeated' }] } })
  }
  const parsed = schema.safeParse(values)
  return parsed.success ? parsed.data : refuse(parsed.error.issues, 'VALIDATION_FAILED')
}

/**
 * Reads a JSON body with a schema.
 * @throws Problem UNSUPPORTED_MEDIA_TYPE (not application/json), PAYLOAD_TOO_LARGE, UNREADABLE_BODY (no JSON, wrong types, unknown
 *   keys), VALIDATION_FAILED (a rule broken), the last two with the fields
 */
export async function readJson<T extends z.ZodType>(
  request: Request,
  schema: T,
  maxBytes = jsonMaxBytes,
): Promise<z.output<T>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Problem('UNSUPPORTED_MEDIA_TYPE')
  const text = await request.text()
  if (Buffer.byteLength(text) > maxBytes) throw new Problem('PAYLOAD_TOO_LARGE')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Problem('UNREADABLE_BODY')
  }
  const parsed = schema.safeParse(value, { reportInput: true })
  return parsed.success ? parsed.data : refuse(parsed.error.issues, 'UNREADABLE_BODY')
}

/** Checks one value (a path part, a header) with a schema. @throws Problem VALIDATION_FAILED under the given name */
export function readValue<T extends z.ZodType>(
  name: string,
  value: unknown,
  schema: T,
): z.output<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const problems = Object.values(fieldProblems(parsed.error.issues)).flat()
  // A number that was never given out is not found, like any other unknown one; its field says why.
  const isUnknown = problems.some(({ rule }) => rule === 'mistyped')
  throw new Problem(isUnknown ? 'ITEM_NOT_FOUND' : 'VALIDATION_FAILED', {
    fields: { [name]: problems },
  })
}
