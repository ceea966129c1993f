import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrationNames } from '@/lib/server/db/migrate'
import { databaseFile } from '@/lib/server/db/open'
import { restoreFrom } from './restore-backup'
import type { RestoreSource } from './restore-source'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-restore-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const rows = 1_000

function writeDatabase(file: string) {
  const database = new Sqlite(file)
  database.exec('create table complaints (text)')
  database.exec(
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${rows})
     insert into complaints select 'Lubang di jalan nomor ' || n from numbers`,
  )
  database.close()
}

/** Tries to restore over another database, and says what came of it. */
async function restored(source: Partial<RestoreSource>, tables = { complaints: rows }) {
  const place = join(folder, databaseFile)
  writeDatabase(place)
  const before = readFileSync(place)
  const restoring = restoreFrom(
    {
      facts: {
        dialect: 'sqlite',
        schema: migrationNames.at(-1) ?? '',
        tables,
        createdAt: '2026-11-28T00:00:00.000Z',
      },
      unpack: async (file) => writeDatabase(file),
      bringPhotos: async () => ({ count: 0, keys: [] }),
      ...source,
    },
    { DATABASE_URL: undefined, DATA_DIR: folder, MEDIA_URL: undefined },
    { isForced: true, now: new Date() },
  )
  const outcome = await restoring.then(
    () => 'restored',
    (error: unknown) => String(error),
  )
  const isSame = readFileSync(place).equals(before)
  const left = readdirSync(folder).filter((name) => /restore/.test(name))
  return { outcome, isSame, left }
}

const untouched = { isSame: true, left: [] }

it('keeps what is there when a table holds other rows than the backup says', async () => {
  expect(await restored({}, { complaints: rows + 1 })).toEqual({
    outcome: expect.stringContaining(
      `The restored table complaints holds ${rows} rows instead of ${rows + 1}.`,
    ),
    ...untouched,
  })
})

it('keeps what is there when the database of the backup is damaged', async () => {
  const unpack = async (file: string) => {
    writeDatabase(file)
    const bytes = readFileSync(file)
    // Behind the page with the schema, so that the file still opens.
    bytes.fill(0xff, 2 * 4_096, 4 * 4_096)
    writeFileSync(file, bytes)
  }
  expect(await restored({ unpack })).toEqual({
    outcome: expect.stringContaining(
      'The database in the archive is damaged; nothing was changed.',
    ),
    ...untouched,
  })
})
