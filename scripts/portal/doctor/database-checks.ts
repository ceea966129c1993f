import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Env } from '@/lib/env'
import { isPostgres } from '@/lib/server/db/dialect'
import { migrationState } from '@/lib/server/db/migrate'
import { databaseFile, openDatabaseToLook } from '@/lib/server/db/open'
import { countOf } from '@/lib/server/content/store'
import { contentTypes } from '@/lib/server/content/types'
import type { Database } from '@/lib/server/db/types'
import { StartError } from '@/lib/server/db/start-error'
import { openPhotoStore } from '@/lib/server/media/embedded/open-photo-store'
import { documentType } from '@/lib/server/media/file-type'
import type { PhotoStore } from '@/lib/server/media/embedded/photo-store'
import { countPendingConfirmations } from '@/lib/server/notifications/embedded/outbox-list'
import { checkEventReceivers } from './event-checks'
import { checked, type Finding } from './finding'

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'MEDIA_URL' | 'EVENT_WEBHOOKS'>

/** The province itself, its regencies and cities, districts and villages. */
const areaCount = 6_612
const clockWarnMs = 2_000
const sampleSize = 20

async function firstValue(db: Kysely<Database>, query: string): Promise<string> {
  const { rows } = await sql.raw<Record<string, unknown>>(query).execute(db)
  const value = Object.values(rows[0] ?? {})[0]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

async function checkSqlite(db: Kysely<Database>): Promise<Finding> {
  const { ok, fail } = checked('Database')
  const [version, journal, state] = await Promise.all(
    ['select sqlite_version()', 'pragma journal_mode', 'pragma quick_check(1)'].map((query) =>
      firstValue(db, query),
    ),
  )
  if (state !== 'ok')
    return fail(
      'SQLite finds the file damaged',
      'Stop the portal, keep a copy of the file, and restore the newest backup.',
    )
  // The file keeps its kind of journal, and every start of the portal sets it. How far writes are waited for is a matter of each connection
  // and stands in no file: nobody can see it from here.
  if (journal !== 'wal')
    return fail(
      `journal ${journal}`,
      'The portal sets WAL when it opens the file, and the disk refused: is DATA_DIR on a network disk? Put it on a disk of this machine.',
    )
  return ok(`SQLite ${version}, WAL, no damage`)
}

async function checkPostgres(db: Kysely<Database>): Promise<Finding[]> {
  const before = Date.now()
  const [version, durable, most, used, clock] = await Promise.all(
    [
      'show server_version',
      'show synchronous_commit',
      'show max_connections',
      'select count(*) from pg_stat_activity',
      'select extract(epoch from clock_timestamp()) * 1000',
    ].map((query) => firstValue(db, query)),
  )
  const database = checked('Database')
  const text = `PostgreSQL ${version}, ${used} of ${most} connections`
  const finding =
    durable === 'off'
      ? database.fail(
          `${text}, synchronous_commit off`,
          'A complaint could be lost after it was acknowledged: switch it on.',
        )
      : Number(used) > Number(most) * 0.8
        ? database.warn(text, 'Each portal process takes up to ten; raise max_connections.')
        : database.ok(text)
  const difference = Math.round(Number(clock) - (before + Date.now()) / 2)
  const { ok, warn } = checked('Clock')
  return [
    finding,
    Math.abs(difference) <= clockWarnMs
      ? ok(`${difference} ms from the database`)
      : warn(`${difference} ms from the database`, 'Let both machines keep time by NTP.'),
  ]
}

async function checkContents(db: Kysely<Database>): Promise<Finding[]> {
  const count = async (table: 'areas' | 'complaints') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('rows'))
          .executeTakeFirst()
      )?.rows ?? 0,
    )
  const countItems = ({ kind }: { kind: string }) =>
    countOf(db.selectFrom('content_items').where('kind', '=', kind))
  const [areas, news, services, complaints] = [
    await count('areas'),
    await countItems(contentTypes.news),
    await countItems(contentTypes.services),
    await count('complaints'),
  ]
  const given = Number(
    (
      await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll().as('rows'))
        .where('sent_at', 'is', null)
        .where('next_attempt_at', 'is', null)
        .executeTakeFirst()
    )?.rows ?? 0,
  )
  const asked = await countPendingConfirmations(db, new Date())
  const [content, outbox] = [checked('Content'), checked('Outbox')]
  const text = `${areas} areas, ${news} articles, ${services} services, ${complaints} complaints`
  return [
    areas < areaCount
      ? content.fail(
          text,
          `The province has ${areaCount} areas; start the portal once to complete them.`,
        )
      : news + services === 0
        ? content.warn(text, 'Import content: "content import".')
        : content.ok(text),
    given > 0
      ? outbox.warn(
          `${given} messages given up`,
          'Look with "outbox list" and send again with "outbox retry".',
        )
      : outbox.ok(`no message given up, ${asked} addresses not yet confirmed`),
  ]
}

/** Type and id of the newest photos, or documents. */
const newestPhotos = (db: Kysely<Database>) =>
  db
    .selectFrom('photos')
    .select(['id', 'content_type as type'])
    .orderBy('created_at', 'desc')
    .limit(sampleSize)
    .execute()
async function newestDocuments(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('complaint_documents')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(sampleSize)
    .execute()
  return rows.map(({ id }) => ({ id, type: documentType }) as const)
}

async function checkFiles(db: Kysely<Database>, settings: Settings): Promise<Finding> {
  const { ok, fail } = checked('Files')
  let store: PhotoStore | undefined
  try {
    store = await openPhotoStore(settings)
    // A bucket is only asked about; the folder of files is made by the portal.
    if (settings.MEDIA_URL !== undefined) await store.prepare()
    const [photos, documents] = [await newestPhotos(db), await newestDocuments(db)]
    // Asking for a name that no file has shows as well whether the store answers.
    await store.has('0'.repeat(32), 'image/jpeg')
    let missing = 0
    for (const { id, type } of [...photos, ...documents])
      if (!(await store.has(id, type))) missing += 1
    const newest = `the newest ${photos.length} photos and ${documents.length} documents`
    if (missing > 0)
      return fail(
        `${missing} of ${newest} are missing in ${store.place}`,
        'Is this the right DATA_DIR or MEDIA_URL? Otherwise restore a backup.',
      )
    return ok(`${store.place}, ${newest} are there`)
  } catch (error) {
    return error instanceof StartError
      ? fail('the store refuses', error.message)
      : fail(
          `${store?.place ?? 'the store'} cannot be reached`,
          'Check MEDIA_URL and that the store runs.',
        )
  } finally {
    await store?.close()
  }
}

async function checkSchema(db: Kysely<Database>): Promise<Finding> {
  const { ok, warn, fail } = checked('Schema')
  const { missing, unknown, isBeforeBaseline } = await migrationState(db)
  if (isBeforeBaseline)
    return fail(
      `from before the first release (${unknown.at(-1)})`,
      'Set DATA_DIR or DATABASE_URL to an empty one.',
    )
  if (unknown.length > 0)
    return fail(`of a newer portal (${unknown.join(', ')})`, 'Update this portal.')
  return missing.length === 0
    ? ok('up to date')
    : warn(
        `${missing.length} ${missing.length === 1 ? 'migration' : 'migrations'} to come`,
        'Run "migrate", or start the portal, which does it.',
      )
}

/** Looks at the database without changing anything in it. */
export async function checkDatabase(settings: Settings): Promise<Finding[]> {
  const { warn, fail } = checked('Database')
  if (!settings.DATABASE_URL && !existsSync(join(settings.DATA_DIR, databaseFile)))
    return [warn('there is none yet', 'The first start makes it.')]
  const db = openDatabaseToLook(settings)
  try {
    const first = isPostgres(db) ? await checkPostgres(db) : [await checkSqlite(db)]
    const schema = await checkSchema(db)
    if (schema.state !== 'ok') return [...first, schema]
    return [
      ...first,
      schema,
      ...(await checkContents(db)),
      ...(await checkEventReceivers(db, settings.EVENT_WEBHOOKS ?? [])),
      await checkFiles(db, settings),
    ]
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
    return [
      fail(
        `cannot be used (${code})`,
        settings.DATABASE_URL
          ? 'Check that PostgreSQL runs and that address, user and password in DATABASE_URL are right.'
          : 'Check the file and the disk.',
      ),
    ]
  } finally {
    await db.destroy()
  }
}
