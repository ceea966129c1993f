import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { parseEnv } from '@/lib/env'
import { migrate } from '@/lib/server/db/migrate'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { readContent } from '@/lib/server/seed/content-files'
import { importContent, type ImportMode } from '@/lib/server/seed/import-content'

const product = join('lib', 'server', 'seed', 'content')

export interface ContentDatabase {
  db: Kysely<Database>
  /** The copy as the importer reads it. */
  read: () => ReturnType<typeof readContent>
  run: (mode: ImportMode) => ReturnType<typeof importContent>
  /** Address of a file in the copied content, such as `services/ktp.json`. */
  file: (path: string) => string
  edit: (path: string, change: (text: string) => string) => void
  remove: () => Promise<void>
}

/** A database with some parts of the product's content, beside a copy of them that a test can edit and import. News is slow to read; leave it out. */
export async function openContentDatabase(parts: readonly string[]): Promise<ContentDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-content-'))
  const content = join(folder, 'content')
  for (const part of ['tags.json', ...parts]) cpSync(join(product, part), join(content, part), { recursive: true })
  const db = openDatabase(parseEnv({ DATA_DIR: folder }))
  await migrate(db)
  const file = (path: string) => join(content, path)
  const read = () => readContent(content)
  const run = (mode: ImportMode) => importContent(db, read(), mode)
  await run('seed')
  return {
    db,
    read,
    run,
    file,
    edit: (path, change) => writeFileSync(file(path), change(readFileSync(file(path), 'utf8'))),
    remove: async () => {
      await db.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
