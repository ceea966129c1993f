import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { parseEnv } from '@/lib/env'
import { migrate } from '@/lib/server/db/migrate'
import { databaseFile, openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { readContent } from '@/lib/server/content/read-content'
import { importContent } from '@/lib/server/content/import'
import type { ImportMode } from '@/lib/server/content/import-run'

/** The content that the product brings along. */
export const product = join('lib', 'server', 'seed', 'content')

// In memory and not as files: nothing is left behind, however the process ends.
const templates = new Map<string, Promise<Buffer>>()

async function makeTemplate(content: string | null): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-template-'))
  const db = openDatabase(parseEnv({ DATA_DIR: folder }))
  try {
    await migrate(db)
    if (content !== null) await importContent(db, readContent(content), 'seed')
    // Otherwise the last writes are in a WAL file beside it.
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
    return readFileSync(join(folder, databaseFile))
  } finally {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Opens a copy: migrating and importing for each test would take most of its time. */
async function openCopy(
  key: string,
  content: string | null,
  folder: string,
): Promise<Kysely<Database>> {
  const template = templates.get(key) ?? makeTemplate(content)
  templates.set(key, template)
  writeFileSync(join(folder, databaseFile), await template)
  return openDatabase(parseEnv({ DATA_DIR: folder }))
}

/** A database without content in an empty folder. */
export const openMigratedDatabase = (folder: string) => openCopy('empty', null, folder)

/** A database with all of the product's content in an empty folder. */
export const openProductDatabase = (folder: string) => openCopy('product', product, folder)

export interface ContentDatabase {
  db: Kysely<Database>
  /** The copy as the importer reads it. */
  read: () => ReturnType<typeof readContent>
  run: (mode: ImportMode) => ReturnType<typeof importContent>
  /** Address of a file in the copied content, such as `services/ktp.json`. */
  file: (path: string) => string
  edit: (path: string, change: (text: string) => string) => void
  /** Takes back what was edited; files that were added stay. */
  restore: () => void
  remove: () => Promise<void>
}

/**
 * A database with some parts of the product's content, beside a copy of them that a test can edit and import. News is slow to read; leave
 * it out.
 */
export async function openContentDatabase(parts: readonly string[]): Promise<ContentDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-content-'))
  const content = join(folder, 'content')
  const restore = () => {
    for (const part of ['tags.json', ...parts])
      cpSync(join(product, part), join(content, part), { recursive: true })
  }
  restore()
  const db = await openCopy(parts.join(), content, folder)
  const file = (path: string) => join(content, path)
  const read = () => readContent(content)
  return {
    db,
    read,
    run: (mode) => importContent(db, read(), mode),
    file,
    edit: (path, change) => writeFileSync(file(path), change(readFileSync(file(path), 'utf8'))),
    restore,
    remove: async () => {
      await db.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
