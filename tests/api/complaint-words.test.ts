import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createMonitoring } from '@/lib/server/complaints/embedded/monitoring/monitoring'
import { migrate, migrations } from '@/lib/server/db/migrate'
import { backends } from './complaints-backend'
import { storeComplaint } from './stored-complaints'

const own = '014-complaint-growth'
const received = { kind: 'received', status: 'unverified', at: '2026-06-01T00:00:00.000Z' } as const

test.each(backends)(
  'words of earlier complaints are found after an update as before it, and follow what changes, on $name',
  async ({ name, open }) => {
    const backend = await open()
    const { db } = backend
    const titles = async (q: string) => {
      const { data } = await createMonitoring(db, { now: () => new Date() }).list({ q }, 'id')
      return data.map(({ title }) => title).toSorted()
    }
    const prefixes = async () => {
      const { rows } = await sql<{
        lengths: string
      }>`select substr(sql, instr(sql, 'prefix=')) as lengths from sqlite_master where name = 'complaint_words'`.execute(
        db,
      )
      return rows[0]?.lengths
    }
    // As before the update. In a transaction, as migrations are: a table changed by itself goes by the handle of readers, of which the writer's
    // schema hears late.
    await db.transaction().execute(async (transaction) => {
      await sql`delete from kysely_migration where name >= ${own}`.execute(transaction)
      await sql`drop table supporter_removals`.execute(transaction)
      await sql`drop table identity_leftovers`.execute(transaction)
      if (name !== 'SQLite') return
      await sql`drop table complaint_words`.execute(transaction)
      await sql
        .raw(
          "create virtual table complaint_words using fts5(words, content='', contentless_delete=1, " +
            `detail=none, prefix='3 4', tokenize="unicode61 remove_diacritics 2")`,
        )
        .execute(transaction)
    })
    const earlier = await storeComplaint(db, [received], { title: 'Penerangan jalan padam' })
    await storeComplaint(db, [received], { title: 'Infrastruktur rusak', reason: 'Terang saja.' })
    const found = async () => [
      await titles('penerangan'),
      await titles('infrastru'),
      await titles('terang'),
      await titles('rusak padam'),
    ]
    const before = await found()
    expect(before.map((each) => each.length)).toEqual([1, 1, 2, 0])
    await migrate(db, { known: migrations })
    expect(await found()).toEqual(before)
    // Every beginning that people type is a word of the index, so that none is gathered.
    if (name === 'SQLite') expect(await prefixes()).toMatch(/^prefix='3 4 5 6 7 8 9 10 11 12'/)
    const change = (title: string) =>
      db.updateTable('complaints').set({ title }).where('id', '=', earlier.id).execute()
    await change('Lampu mati')
    expect([await titles('penerangan'), await titles('lampu')]).toEqual([[], ['Lampu mati']])
    await change('')
    expect(await titles('lampu')).toEqual([])
    await backend.close()
  },
)

test.each(backends)(
  'words with accents are found with and without them, those of before the update too, on $name',
  async ({ name, open }) => {
    const backend = await open()
    const { db } = backend
    const found = async (q: string) => {
      const { data } = await createMonitoring(db, { now: () => new Date() }).list({ q }, 'id')
      return data.map(({ title }) => title).toSorted()
    }
    await sql`delete from kysely_migration where name >= '017-accented-words'`.execute(db)
    await sql`drop table identity_leftovers`.execute(db)
    if (name === 'PostgreSQL')
      await sql`drop trigger complaints_words_accented on complaints`.execute(db)
    await storeComplaint(db, [received], { title: 'Jalan d\u00e9sa rusak' })
    await storeComplaint(db, [received], { title: 'Jalan desa putus' })
    await migrate(db, { known: migrations })
    const later = await storeComplaint(db, [received], { title: 'Balai DE\u0301SA bocor' })
    const all = ['Balai DE\u0301SA bocor', 'Jalan desa putus', 'Jalan d\u00e9sa rusak']
    for (const q of ['desa', 'd\u00e9sa', 'DE\u0301SA']) expect(await found(q)).toEqual(all)
    expect(await found('balai bocor')).toEqual(all.slice(0, 1))
    const change = (title: string) =>
      db.updateTable('complaints').set({ title }).where('id', '=', later.id).execute()
    await change('Kaf\u00e9 bising')
    expect([await found('kafe'), await found('balai')]).toEqual([['Kaf\u00e9 bising'], []])
    await change('')
    expect(await found('kafe')).toEqual([])
    await backend.close()
  },
)
