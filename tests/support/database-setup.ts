import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { parseEnv } from '@/lib/env'
import { migrate } from '@/lib/server/db/migrate'
import { openDatabase } from '@/lib/server/db/open'
import { importComplaintCategories } from '@/lib/server/complaints/embedded/import-categories'
import { importAreas } from '@/lib/server/seed/import-areas'
import { startCommand } from './portal-server'
import { createDatabase, startPostgres } from './postgres'
import { type Template, templateDatabase } from './templates'

const makers: Record<Template, (settings: Record<string, string>) => Promise<void>> = {
  async migrated(settings) {
    const db = openDatabase(parseEnv(settings))
    try {
      await migrate(db)
      await importAreas(db)
      await importComplaintCategories(db)
    } finally {
      await db.destroy()
    }
  },
  async seeded(settings) {
    const { code, stderr } = await startCommand(['migrate'], settings).ended
    if (code !== 0) throw new Error(`The seeded database could not be made: ${stderr}`)
  },
}

/** Starts one PostgreSQL for all files of the run and makes each template once per database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-templates-'))
  const postgres = await startPostgres({ isDurable: false })
  const made = (Object.keys(makers) as Template[]).flatMap((template) => {
    const dataFolder = join(folder, template)
    mkdirSync(dataFolder)
    const onSqlite = () => makers[template]({ DATA_DIR: dataFolder })
    const onPostgres = async () =>
      makers[template]({
        DATA_DIR: folder,
        DATABASE_URL: await createDatabase(postgres.url, { name: templateDatabase(template) }),
      })
    // What is made in this process is made one after the other: SQLite holds its thread, and a connection has seconds to come about.
    return template === 'migrated' ? [onSqlite().then(onPostgres)] : [onSqlite(), onPostgres()]
  })
  await Promise.all(made).catch((error: unknown) => {
    // Vitest 4.1 fails to print an error of a set-up, and prints its own failure instead.
    process.stderr.write(`The templates could not be made: ${String(error)}\n`)
    throw error
  })
  project.provide('sqliteTemplates', folder)
  project.provide('postgres', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
