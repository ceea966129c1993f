import type { Kysely } from 'kysely'
import { jakartaDay } from '@/lib/jakarta'
import type { Database } from '@/lib/server/db/types'
import type { Operator, OperatorsPort } from '@/lib/server/operators/port'
import { isOperatorToken, operatorTokenHash } from '@/lib/server/operators/operator-token'
import { hashesMatch } from '@/lib/server/complaints/embedded/complaint-secret'
import { scopesOf } from './operator-tokens'

/** How long a read is cached: an ended token stops working within this time in every process. */
const cacheMs = 5_000
/** Most cached tokens; an installation has some tens. */
const cachedMax = 1_000

interface CachedOperator {
  operator: Operator
  endsAt: string
  readAt: number
}

interface OperatorSettings {
  now: () => Date
  /** Called when a day of use could not be recorded; the call itself succeeds. */
  report: (error: unknown) => void
}

/** Operators' tokens in the database. Only valid ones are cached, so that guessing fills no memory. */
export function createOperators(
  db: Kysely<Database>,
  { now, report }: OperatorSettings,
): OperatorsPort {
  const cached = new Map<string, CachedOperator>()
  let any = { isThere: false, readAt: Number.NEGATIVE_INFINITY }

  /** At most one write per token and day, whichever process comes first. */
  const noteUse = (name: string, today: string) =>
    db
      .updateTable('operator_tokens')
      .set({ last_used_on: today })
      .where('name', '=', name)
      .where((row) => row.or([row('last_used_on', 'is', null), row('last_used_on', '<', today)]))
      .execute()
      .catch(report)

  async function read(hash: string, at: Date): Promise<CachedOperator | null> {
    const row = await db
      .selectFrom('operator_tokens')
      .selectAll()
      .where('token_hash', '=', hash)
      .executeTakeFirst()
    // The index comparison was not in constant time, but of hashes, whose beginning an attacker cannot choose.
    if (!hashesMatch(hash, row?.token_hash) || !row || row.ended_at !== null) return null
    const today = jakartaDay(at)
    if (row.ends_at > at.toISOString() && (row.last_used_on === null || row.last_used_on < today))
      await noteUse(row.name, today)
    return {
      operator: { name: row.name, scopes: scopesOf(row.scopes) },
      endsAt: row.ends_at,
      readAt: at.getTime(),
    }
  }

  const isFresh = (readAt: number, at: Date) =>
    at.getTime() - readAt < cacheMs && at.getTime() >= readAt

  return {
    async hasTokens() {
      const at = now()
      if (isFresh(any.readAt, at)) return any.isThere
      const row = await db
        .selectFrom('operator_tokens')
        .select('name')
        .where('ended_at', 'is', null)
        .where('ends_at', '>', at.toISOString())
        .limit(1)
        .executeTakeFirst()
      any = { isThere: row !== undefined, readAt: at.getTime() }
      return any.isThere
    },

    async byToken(token) {
      if (!isOperatorToken(token)) return null
      const at = now()
      const hash = operatorTokenHash(token)
      let known = cached.get(hash)
      if (!known || !isFresh(known.readAt, at)) {
        cached.delete(hash)
        known = (await read(hash, at)) ?? undefined
        if (known) {
          if (cached.size >= cachedMax) cached.clear()
          cached.set(hash, known)
        }
      }
      return known && known.endsAt > at.toISOString() ? known.operator : null
    },

    actorOf: ({ name }, written) => `${name}: ${written}`,
  }
}
