import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseFile, openDatabaseToLook } from '@/lib/server/db/open'
import { checkDatabase } from './database-checks'

let folder: string
const settings = () => ({
  DATA_DIR: folder,
  DATABASE_URL: undefined,
  MEDIA_URL: undefined,
  EVENT_WEBHOOKS: undefined,
})
const path = () => join(folder, databaseFile)
const digest = () => createHash('sha256').update(readFileSync(path())).digest('hex')

/** A file as some other program left it. */
function madeWith(journal: 'wal' | 'delete') {
  const database = new Sqlite(path())
  database.exec(`pragma journal_mode = ${journal}`)
  database.exec('create table a (b)')
  return database
}

beforeEach(() => {
  // A sign that means something in addresses.
  folder = mkdtempSync(join(tmpdir(), 'portal doctor #1?-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('sees a file without a write-ahead log and leaves it as it is', async () => {
  madeWith('delete').close()
  const before = digest()
  const [database] = await checkDatabase(settings())
  expect(database).toMatchObject({ name: 'Database', state: 'fail', text: 'journal delete' })
  expect(digest()).toBe(before)
})

test('finds a log in order, also while another process writes', async () => {
  const writer = madeWith('wal')
  writer.exec('begin immediate')
  writer.exec('insert into a values (1)')
  const [database, schema] = await checkDatabase(settings())
  writer.exec('rollback')
  writer.close()
  expect(database).toMatchObject({
    state: 'ok',
    text: expect.stringMatching(/^SQLite [\d.]+, WAL, no damage$/),
  })
  expect(schema).toMatchObject({ name: 'Schema', state: 'warn' })
})

test('could change nothing if it wanted to', async () => {
  madeWith('wal').close()
  const db = openDatabaseToLook(settings())
  await expect(
    db.schema.createTable('mine').addColumn('a', 'text').execute(),
  ).rejects.toMatchObject({ code: 'SQLITE_READONLY' })
  await db.destroy()
})
