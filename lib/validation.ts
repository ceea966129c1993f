import type { z } from 'zod'
import type { FieldProblem } from './errors'

type Issue = z.core.$ZodIssue

/** Rules with a message in the validation namespace; schemas use them as issue messages. */
const ruleName = /^[a-zA-Z_]{2,30}$/

/** Unknown keys that an error repeats, and characters of each; more would only echo the caller's input. */
const unknownKeysMax = 10
const keyLengthMax = 60

/** A value of the wrong type; known only when the parse reports inputs. undefined and null count as missing instead. */
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
 * Issues of a failed parse as named problems by field path (`data_wargi.phone`), for the server's response and the form alike.
 * Unknown keys are reported under the key itself.
 */
export function fieldProblems(issues: readonly Issue[]): Record<string, FieldProblem[]> {
  // A Map, because a field may be named `toString` or `__proto__`.
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

/** True for a malformed body: wrong types or unknown keys, rather than a value that breaks a rule. */
export const isMalformed = (issues: readonly Issue[]) =>
  issues.some((issue) => issue.code === 'unrecognized_keys' || isWrongType(issue))
