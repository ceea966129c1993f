import { env } from '@/lib/env'
import { addDays, isDay } from '@/lib/days'
import { jakartaDay, jakartaTime, startOfDay } from '@/lib/jakarta'
import {
  addOperatorToken,
  endOperatorToken,
  listOperatorTokens,
  type OperatorToken,
} from '@/lib/server/operators/embedded/operator-tokens'
import { type OperatorScope, operatorScopes, settingOperator } from '@/lib/server/operators/port'
import { tableLines } from './complaints/table'
import { CommandFailure, type Output, UsageError } from './output'
import type { ParsedArguments } from './parse-arguments'
import { withDatabase } from './with-database'

/** A token that nobody remembers must die: two years at most. */
const daysMax = 731
const nameMax = 60

// Letters, digits and the signs of office names. A colon ends the name in a history, and a name begins and ends with a word.
const nameForm = /^[\p{L}\p{N}](?:[\p{L}\p{N} .,&()/'-]*[\p{L}\p{N}.)])?$/u

/** A name as it is stored, however it was typed or copied. */
const tidy = (name: string) => name.normalize('NFC').trim()

function nameIn(given: string | undefined): string {
  const name = tidy(given ?? '')
  if (!nameForm.test(name) || name.length > nameMax)
    throw new UsageError(
      `--name must be the name of an office, at most ${nameMax} letters, digits and signs but no colon`,
    )
  if (name.toLowerCase() === settingOperator.name)
    throw new UsageError(`--name "${settingOperator.name}" is for OPERATOR_TOKEN`)
  return name
}

function scopesIn(given: string | undefined): OperatorScope[] {
  const named = (given ?? '').split(',').map((scope) => scope.trim())
  const scopes = operatorScopes.filter((scope) => named.includes(scope))
  if (named.some((name) => !operatorScopes.some((scope) => scope === name)))
    throw new UsageError(
      `--scopes must be some of ${operatorScopes.join(', ')}, separated by commas`,
    )
  // Contacts are part of what `read` shows.
  if (scopes.includes('contacts') && !scopes.includes('read'))
    throw new UsageError('--scopes contacts needs read as well')
  return scopes
}

/** The first moment behind the last day. */
function endIn(given: string | undefined, now: Date): string {
  const day = given ?? ''
  const today = jakartaDay(now)
  if (!isDay(day) || day < today || day > addDays(today, daysMax))
    throw new UsageError(
      '--ends must be a day such as 2027-06-30, from today and at most two years away',
    )
  return startOfDay(addDays(day, 1))
}

/** Makes a token and shows it once. @throws UsageError, CommandFailure, StartError */
export async function addToken(flags: ParsedArguments, { print }: Output): Promise<void> {
  const now = new Date()
  const wanted = {
    name: nameIn(flags.text('name')),
    scopes: scopesIn(flags.text('scopes')),
    endsAt: endIn(flags.text('ends'), now),
  }
  const made = await withDatabase((db) => addOperatorToken(db, wanted, now))
  if (!made)
    throw new CommandFailure(
      `There is or was a token "${wanted.name}"; histories name it, so take another name`,
    )
  if (flags.isSet('json')) return print(JSON.stringify({ ...wanted, ...made }))
  print(made.token)
  print(
    `Token "${wanted.name}" (${wanted.scopes.join(', ')}) is valid until ${jakartaTime(wanted.endsAt)}. It is shown this once only.`,
  )
}

const rowOf = ({ name, prefix, scopes, endsAt, isValid, lastUsedOn }: OperatorToken) => [
  name,
  `${prefix}…`,
  scopes.join(','),
  jakartaTime(endsAt),
  isValid ? 'valid' : 'ended',
  lastUsedOn ?? 'never',
]

/** Lists the valid tokens by their end, or all. @throws StartError */
export async function listTokens(flags: ParsedArguments, { print }: Output): Promise<void> {
  const tokens = await withDatabase((db) =>
    listOperatorTokens(db, { isAll: flags.isSet('all') }, new Date()),
  )
  if (flags.isSet('json')) return print(JSON.stringify(tokens, null, 2))
  if (tokens.length === 0) print('No tokens.')
  else
    for (const line of tableLines(
      ['NAME', 'TOKEN', 'SCOPES', 'UNTIL', 'STATE', 'LAST USED'],
      tokens.map(rowOf),
    ))
      print(line)
  const values = env().OPERATOR_TOKEN?.length ?? 0
  if (values > 0)
    print(
      `OPERATOR_TOKEN holds ${values} more, with every scope and the name "${settingOperator.name}".`,
    )
}

/** Ends a token. @throws CommandFailure, StartError */
export async function endToken(
  { positionals: [given = ''] }: ParsedArguments,
  { print }: Output,
): Promise<void> {
  const name = tidy(given)
  if (!(await withDatabase((db) => endOperatorToken(db, name, new Date()))))
    throw new CommandFailure(`There is no valid token "${name}"`)
  print(`Token "${name}" has ended; running servers refuse it within five seconds.`)
}
