import type { Kysely, Transaction } from 'kysely'
import { isPostgres } from './dialect'
import type { Database } from './types'

/** Reads of one moment that wait for no writer and let none wait. @throws when the work writes */
export const readTransaction = <T>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> => {
  const transaction = db.transaction().setAccessMode('read only')
  return (isPostgres(db) ? transaction.setIsolationLevel('repeatable read') : transaction).execute(
    work,
  )
}
