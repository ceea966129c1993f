import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Env } from '@/lib/env'
import { despiteLocks } from '@/lib/server/db/despite-locks'
import { migrate, type MigrationState, migrationState } from '@/lib/server/db/migrate'
import {
  databaseFile,
  openDatabase,
  openDatabaseForCommands,
  openDataFolder,
} from '@/lib/server/db/open'
import { StartError } from '@/lib/server/db/start-error'
import { withStartLock } from '@/lib/server/db/start-lock'
import type { Database } from '@/lib/server/db/types'
import { isSeeded } from '@/lib/server/seed/seed-state'

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'> & Partial<Pick<Env, 'PORTAL_API_URL'>>

/** Folder of the seed content; the process is started in the project's folder. */
export const seedContentFolder = () => join(process.cwd(), 'lib', 'server', 'seed', 'content')

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** Explains a PostgreSQL error code to the operator; null for others. */
function postgresSentence(code: string, message: string): string | null {
  if (code.startsWith('28'))
    return `PostgreSQL refuses the user or the password of DATABASE_URL (${code}).`
  if (code === '3D000')
    return `PostgreSQL has no database of the name in DATABASE_URL (${code}); create it, empty.`
  if (code === '53300')
    return `PostgreSQL has no connection left (${code}); raise its max_connections or end other programs.`
  if (code === '55P03')
    return (
      'Another program holds a table that the update has to change, for example a long query ' +
      `or a backup (${code}). Whole steps only were done; start again when it has ended.`
    )
  if (code === '42501')
    return `The user of DATABASE_URL may not change the database (${code}); make it the owner.`
  if (
    /^(?:E[A-Z]+|08...|57P0[123])$/.test(code) ||
    (code === '' && /timeout|terminated/i.test(message))
  ) {
    return `The PostgreSQL database of DATABASE_URL cannot be reached (${code || 'no answer'}); check that it runs and that its address is right.`
  }
  // Whatever is asked of a connection that has ended meanwhile.
  if (code === '' && /not queryable/i.test(message))
    return 'PostgreSQL ended the connection during the work; its log says why. Whole steps only were done; start again.'
  return null
}

/**
 * Turns errors of opening a database that the operator can fix into one line, without its address, which holds a password. Others are
 * returned as they are.
 */
export function explained(error: unknown, { DATABASE_URL, DATA_DIR }: Settings): unknown {
  const code = codeOf(error)
  const sentence =
    DATABASE_URL && error instanceof Error ? postgresSentence(code, error.message) : null
  if (sentence !== null) return new StartError(sentence)
  if (!DATABASE_URL && /^SQLITE_(CANTOPEN|READONLY|NOTADB|CORRUPT|FULL|IOERR|PERM)/.test(code)) {
    return new StartError(
      `The database file ${join(DATA_DIR, databaseFile)} cannot be used (${code}); check the file and the disk, or set DATA_DIR to another folder.`,
    )
  }
  if (!DATABASE_URL && code.startsWith('SQLITE_BUSY')) {
    return new StartError(
      `Another program has been writing to the database file ${join(DATA_DIR, databaseFile)} for too long, ` +
        `for example an import or a program that looks into it (${code}). Whole steps only were done; start again when it has ended.`,
    )
  }
  return error
}

/** @throws StartError when a newer version of the portal has changed the database, or one from before the baseline has made it */
export function requireKnown({ unknown, isBeforeBaseline }: MigrationState) {
  if (unknown.length === 0) return
  if (isBeforeBaseline)
    throw new StartError(
      `The database was made before the first release of the portal (${unknown.at(-1)}), ` +
        'cannot be brought up to date and was left as it is. Set DATA_DIR or DATABASE_URL to an empty one.',
    )
  throw new StartError(
    `The database is of a newer portal (${unknown.join(', ')}). Start that version; to go back to this one, ` +
      'restore the backup made before the update ("npm run portal -- restore <file> --force").',
  )
}

/**
 * Opens the database and updates its schema and the seeded content, in one process at a time. When nothing is new it writes nothing and
 * takes no lock.
 * @param lane who will use the handle; migrations and seeding run without its time-outs
 * @throws StartError with one line for the operator when folder or database cannot be used, ContentError when a seed file is invalid
 */
export async function openPreparedDatabase(
  settings: Settings,
  lane: 'visitors' | 'commands' = 'commands',
): Promise<Kysely<Database>> {
  if (settings.PORTAL_API_URL)
    throw new StartError(
      'With PORTAL_API_URL this portal keeps nothing itself; run the command where the provincial API keeps its data.',
    )
  await openDataFolder(settings.DATA_DIR)
  let db: Kysely<Database> | undefined
  try {
    const opened = (lane === 'visitors' ? openDatabase : openDatabaseForCommands)(settings)
    db = opened
    const state = await migrationState(opened)
    requireKnown(state)
    const content = seedContentFolder()
    if (state.missing.length === 0 && (await isSeeded(opened, content))) return opened
    const unhurried =
      lane === 'visitors' && settings.DATABASE_URL ? openDatabaseForCommands(settings) : opened
    try {
      await withStartLock(unhurried, settings.DATA_DIR, async () => {
        await migrate(unhurried)
        // Only a start with changes needs the importer and the readers of content files.
        const { seed } = await import('@/lib/server/seed/seed')
        await despiteLocks(unhurried, () => seed(unhurried, content))
      })
    } finally {
      if (unhurried !== opened) await unhurried.destroy()
    }
    return opened
  } catch (error) {
    await db?.destroy()
    throw explained(error, settings)
  }
}
