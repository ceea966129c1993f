import { CompiledQuery, type Kysely, type LogEvent, sql } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import type { Backend } from '../support/database'

type Name = Backend['name']

/** Keeps each statement that is asked while it is switched on, once. */
export class RecordedStatements {
  readonly statements = new Map<string, readonly unknown[]>()
  isOn = false
  readonly log = ({ query }: LogEvent) => {
    if (this.isOn && /^\s*(?:select|insert|update|delete|with)\b/i.test(query.sql))
      this.statements.set(query.sql, query.parameters)
  }
}

/**
 * What the database would do for a statement, a line for each step.
 * @param off ways that PostgreSQL takes only where nothing else is left
 */
export async function planOf(
  db: Kysely<Database>,
  name: Name,
  statement: string,
  parameters: readonly unknown[] = [],
  off: readonly string[] = ['seqscan'],
): Promise<string> {
  const { rows } = await db.connection().execute(async (connection) => {
    if (name === 'PostgreSQL')
      for (const method of off) await sql.raw(`set enable_${method} = off`).execute(connection)
    return connection.executeQuery<Record<string, string>>(
      CompiledQuery.raw(`explain ${name === 'SQLite' ? 'query plan ' : ''}${statement}`, [
        ...parameters,
      ]),
    )
  })
  return rows.map((row) => row['detail'] ?? row['QUERY PLAN'] ?? '').join('\n')
}

/** The statements that read a growing table from end to end, with the steps that do. @param wholeIn the steps of one */
export async function wholeReadings(
  { statements }: RecordedStatements,
  wholeIn: (statement: string, parameters: readonly unknown[]) => Promise<string[]>,
): Promise<string[]> {
  const whole: string[] = []
  for (const [statement, parameters] of statements) {
    const lines = await wholeIn(statement, parameters)
    if (lines.length > 0) whole.push(`${lines.join('; ')}  in  ${statement}`)
  }
  return whole
}
