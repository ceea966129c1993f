import type { Kysely, Selectable } from 'kysely'
import type { OperatorTokenTable } from '@/lib/server/db/operator-types'
import type { Database } from '@/lib/server/db/types'
import { type OperatorScope, operatorScopes } from '@/lib/server/operators/port'
import { newOperatorToken } from '@/lib/server/operators/operator-token'

/** A listed token, without the token itself, which only its holder knows. */
export interface OperatorToken {
  name: string
  prefix: string
  scopes: OperatorScope[]
  createdAt: string
  /** First moment at which it is no longer valid, also when it was ended early. */
  endsAt: string
  isValid: boolean
  /** Jakarta day; null before the first use. */
  lastUsedOn: string | null
}

/** Most tokens of one listing. */
const listMax = 1_000

/** The scopes of a stored token; unknown ones are ignored. */
export const scopesOf = (stored: string): OperatorScope[] =>
  operatorScopes.filter((scope) => stored.split(',').includes(scope))

const tokenOf = (row: Selectable<OperatorTokenTable>, now: Date): OperatorToken => {
  const endsAt = row.ended_at !== null && row.ended_at < row.ends_at ? row.ended_at : row.ends_at
  return {
    name: row.name,
    prefix: row.prefix,
    scopes: scopesOf(row.scopes),
    createdAt: row.created_at,
    endsAt,
    isValid: endsAt > now.toISOString(),
    lastUsedOn: row.last_used_on,
  }
}

/**
 * Makes a token and stores its hash.
 * @param endsAt first moment at which it is no longer valid, UTC ISO text
 * @returns the token, which cannot be shown again; null when there is or was one of this name, ignoring case
 */
export async function addOperatorToken(
  db: Kysely<Database>,
  wanted: { name: string; scopes: readonly OperatorScope[]; endsAt: string },
  now: Date,
): Promise<{ token: string; prefix: string } | null> {
  const { token, hash, prefix } = newOperatorToken()
  const row = {
    name: wanted.name,
    token_hash: hash,
    prefix,
    scopes: wanted.scopes.join(','),
    created_at: now.toISOString(),
    ends_at: wanted.endsAt,
    ended_at: null,
    last_used_on: null,
  }
  const added = await db
    .insertInto('operator_tokens')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst()
  return added ? { token, prefix } : null
}

/** The tokens, those that end first before the others. @param isAll also those that are no longer valid */
export async function listOperatorTokens(
  db: Kysely<Database>,
  { isAll }: { isAll: boolean },
  now: Date,
): Promise<OperatorToken[]> {
  let rows = db
    .selectFrom('operator_tokens')
    .selectAll()
    .orderBy('ends_at')
    .orderBy('name')
    .limit(listMax)
  if (!isAll) rows = rows.where('ended_at', 'is', null).where('ends_at', '>', now.toISOString())
  return (await rows.execute()).map((row) => tokenOf(row, now))
}

/** Ends a token now. @returns false when there is no valid one of this name */
export async function endOperatorToken(
  db: Kysely<Database>,
  name: string,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const ended = await db
    .updateTable('operator_tokens')
    .set({ ended_at: at })
    .where('name', '=', name)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', at)
    .returning('name')
    .executeTakeFirst()
  return ended !== undefined
}
