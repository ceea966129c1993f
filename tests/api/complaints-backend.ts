import { mkdtempSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import Sqlite from 'libsql'
import pg from 'pg'
import { up } from '@/lib/server/db/migrations/002-complaints'
import { importComplaintCategories } from '@/lib/server/embedded/complaints/import-categories'
import { createComplaints } from '@/lib/server/embedded/complaints/complaints'
import { openMedia } from '@/lib/server/embedded/media/media'
export type TestBackend = any
const make = (name: string, dialect: (dir: string) => Promise<any>) => ({ name, open: async () => {
  const dataDir = mkdtempSync('/tmp/adhoc-')
  const db = new Kysely<any>({ dialect: await dialect(dataDir) })
  await up(db)
  await db.schema.createTable('areas').addColumn('code_kemendagri','text').addColumn('name','text').execute()
  await db.insertInto('areas').values([['32','Jawa Barat'],['32.73','Kota Bandung'],['32.73.01','Sukasari'],['32.73.01.1001','Sarijadi'],['32.73.02.1001','X']].map(([code_kemendagri,name])=>({code_kemendagri,name}))).execute()
  await importComplaintCategories(db)
  const media = await openMedia(db, { dataDir, minFreeBytes: 0, report: console.error })
  const complaints = createComplaints(db, { siteOrigin: 'http://localhost:3000', dataDir, minFreeBytes: 0 })
  return { db, dataDir, media, complaints, createSettings: { siteOrigin: 'http://localhost:3000', now: () => new Date(), requireSpace: async () => {} }, importCategories: () => importComplaintCategories(db), close: async () => { await media.close(); await db.destroy() } }
}})
export const backends = [
  make('SQLite', async (dir) => new SqliteDialect({ database: new Sqlite(dir + '/x.db') as any })),
  make('PostgreSQL', async () => {
    const name = 'd' + randomUUID().replaceAll('-', '')
    const c = new pg.Client('postgres://postgres@127.0.0.1:54999/postgres'); await c.connect(); await c.query('create database ' + name); await c.end()
    return new PostgresDialect({ pool: new pg.Pool({ connectionString: 'postgres://postgres@127.0.0.1:54999/' + name, max: 10 }) })
  }),
]
