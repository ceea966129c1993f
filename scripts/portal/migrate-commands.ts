import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { migrationNames, migrationState, nothingDone } from '@/lib/server/db/migrate'
import { databaseFile, openDatabase } from '@/lib/server/db/open'
import {
  explained,
  openPreparedDatabase,
  requireKnown,
} from '@/lib/server/embedded/prepare-database'
import { CommandFailure, type Output } from './output'
import type { ParsedArguments } from './parse-arguments'

type Settings = ReturnType<typeof env>

async function stateOf(settings: Settings) {
  if (!settings.DATABASE_URL && !existsSync(join(settings.DATA_DIR, databaseFile)))
    return nothingDone()
  let db: ReturnType<typeof openDatabase> | undefined
  try {
    db = openDatabase(settings)
    return await migrationState(db)
  } catch (error) {
    throw explained(error, settings)
  } finally {
    await db?.destroy()
  }
}

/** Runs or lists what the database lacks. @throws CommandFailure, StartError */
export async function runMigrate(given: ParsedArguments, { print }: Output): Promise<void> {
  const isStatus = given.isSet('status')
  const settings = env()
  if (settings.PORTAL_API_URL)
    throw new CommandFailure('PORTAL_API_URL is set: this portal has no database.')
  const state = await stateOf(settings)
  requireKnown(state)
  const { missing } = state
  for (const name of missing) print(isStatus ? `to come: ${name}` : name)
  if (isStatus)
    return print(
      `${migrationNames.length - missing.length} of ${migrationNames.length} migrations are done.`,
    )
  const db = await openPreparedDatabase(settings)
  await db.destroy()
  print(
    missing.length === 0
      ? 'The database was up to date.'
      : `${missing.length} ${missing.length === 1 ? 'migration' : 'migrations'} done.`,
  )
}
