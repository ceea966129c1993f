import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Env } from '@/lib/env'
import { migrate } from '@/lib/server/db/migrate'
import { databaseFile, openDatabase, openDataFolder } from '@/lib/server/db/open'
import { StartError } from '@/lib/server/db/start-error'
import { withStartLock } from '@/lib/server/db/start-lock'
import type { Database } from '@/lib/server/db/types'
import { seed } from '@/lib/server/seed/seed'
import { refreshSearchIndex } from './search/refresh-index'

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'> & Partial<Pick<Env, 'PORTAL_API_URL'>>

/** Where the seed content lies; the process is started in the project's folder. */
export const seedContentFolder = () => join(process.cwd(), 'lib', 'server', 'seed', 'content')

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Failures of opening a database that the operator can mend, as one line; its address is left out because it holds a password. Any other as it came. */
export function explained(error: unknown, { DATABASE_URL, DATA_DIR }: Settings): unknown {
  const code = codeOf(error)
  if (DATABASE_URL && (/^(E[A-Z]+|08...|28...|3D000|57P03|53300)$/.test(code) || (error instanceof Error && /timeout/i.test(error.message)))) {
    return new StartError(`The PostgreSQL database of DATABASE_URL cannot be reached (${code || 'no answer'}); check that it runs and that address, user and password are right.`)
  }
  if (!DATABASE_URL && /^SQLITE_(CANTOPEN|READONLY|NOTADB|CORRUPT|FULL|IOERR|PERM)/.test(code)) {
    return new StartError(`The database file ${join(DATA_DIR, databaseFile)} cannot be used (${code}); check the file and the disk, or set DATA_DIR to another folder.`)
  }
  return error
}

/**
 * Opens the database, brings its schema and the seeded content up to date in one process at a time, and hands over the handle.
 * @throws StartError with one line for the operator when folder or database cannot be used, ContentError when a seed file is wrong
 */
export async function openPreparedDatabase(settings: Settings): Promise<Kysely<Database>> {
  if (settings.PORTAL_API_URL) throw new StartError('With PORTAL_API_URL this portal keeps nothing itself; run the command where the provincial API keeps its data.')
  await openDataFolder(settings.DATA_DIR)
  let db: Kysely<Database> | undefined
  try {
    const opened = openDatabase(settings)
    db = opened
    await withStartLock(opened, settings.DATA_DIR, async () => {
      await migrate(opened)
      await seed(opened, seedContentFolder())
      // Content may be unchanged while the way of reading it is newer, or an operator may have removed some.
      await opened.transaction().execute((transaction) => refreshSearchIndex(transaction))
    })
    return opened
  } catch (error) {
    await db?.destroy()
    throw explained(error, settings)
  }
}
