import type { z } from 'zod'
import type { FieldProblem } from './errors'

type Issue = z.core.$ZodIssue

/** Rules with an own sentence in the validation namespace; schemas name them as their issue messages. */
const ruleName = /^[a-zA-Z_]{2,30}$/

/** Unknown keys that an answer repeats, and characters of each; the rest would only send a caller's own words back. */
const unknownKeysMax = 10
const keyLengthMax = 60

/** A value of another type than promised; known only where the parse reports inputs. Nothing and null count as missing instead. */
const isWrongType = (issue: Issue) =>
  issue.code === 'invalid_type' && issue.input !== undefined && issue.input !== null

function problemOf(issue: Issue): FieldProblem {
  if (isWrongType(issue)) return { rule: 'type' }
  if (issue.code === 'invalid_type' && /received (undefined|null)/.test(issue.message))
    return { rule: 'required' }
  if (ruleName.test(issue.message)) {
    if (issue.code === 'too_small' && issue.message !== 'required')
      return { rule: issue.message, length: Number(issue.minimum) }
    if (issue.code === 'too_big') return { rule: issue.message, length: Number(issue.maximum) }
    return { rule: issue.message }
  }
  return {
    rule:
      issue.code === 'invalid_type'
        ? 'type'
        : issue.code === 'unrecognized_keys'
          ? 'unknown'
          : 'invalid',
  }
}

/**
 * Issues of a failed parse as named problems by field path (`data_wargi.phone`), for the server's answer and the form alike.
 * Unknown keys are reported under the key itself.
 */
export function fieldProblems(issues: readonly Issue[]): Record<string, FieldProblem[]> {
  // A map, because a caller may name a field `toString` or `__proto__`.
  const fields = new Map<string, FieldProblem[]>()
  for (const issue of issues) {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys
            .slice(0, unknownKeysMax)
            .map((key) => [...issue.path, key.slice(0, keyLengthMax)])
        : [issue.path]
    for (const path of paths) {
      const name = path.map(String).join('.') || 'body'
      fields.set(name, [...(fields.get(name) ?? []), problemOf(issue)])
    }
  }
  return Object.fromEntries(fields)
}

/** True when the body is not what the caller promised at all: wrong types or keys nobody knows, rather than a value that breaks a rule. */
export const isMalformed = (issues: readonly Issue[]) =>
  issues.some((issue) => issue.code === 'unrecognized_keys' || isWrongType(issue))
