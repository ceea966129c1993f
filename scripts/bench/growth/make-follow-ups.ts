import { type Kysely, sql } from 'kysely'
import { isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'

/** Messages of each queue that wait, more than a round takes. */
const waiting = 500
/** Versions of one item that are kept. */
const versionsOfItem = 20
/** Items from here on are none: only their versions are there. */
export const firstItem = 1_000_000

/** One complaint of so many has a row in each table, or filling them takes longer than the rest. */
const oneOf = 10

/** By table: columns, and what they are for such a complaint. Messages are sent already. */
const perComplaint: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  outbox: {
    id: "'growth-' || complaints.id",
    complaint_id: 'complaints.id',
    channel: "'mail'",
    recipient: "''",
    subject: "''",
    body: "''",
    created_at: 'complaints.created_at',
    sent_at: 'complaints.created_at',
    address_hash: 'complaints.id',
  },
  notification_deliveries: {
    id: "'growth-' || complaints.id",
    complaint_id: 'complaints.id',
    channel: "'push'",
    recipient: "''",
    target_hash: 'complaints.id',
    body: "''",
    created_at: 'complaints.created_at',
    sent_at: 'complaints.created_at',
  },
  complaint_ratings: {
    complaint_id: 'complaints.id',
    rating: '1 + position % 5',
    reason: "''",
    category_id: 'complaints.category_id',
    month: 'substr(complaints.created_at, 1, 7)',
    created_at: 'complaints.created_at',
  },
  content_versions: {
    kind: "'news'",
    item_id: `${firstItem} + position / ${oneOf * versionsOfItem}`,
    version: `position / ${oneOf} % ${versionsOfItem}`,
    slug: "'growth-' || position",
    title: 'complaints.title',
    content_hash: "''",
    files: "'[]'",
    replaced_at: 'complaints.created_at',
    replaced_by: "'bench'",
    replaced_how: "'import'",
  },
}

/** The messages of the first complaints, still to be sent. */
const unsent: Readonly<Record<string, string>> = {
  id: "'waiting-' || complaints.id",
  recipient: "'warga@contoh.id'",
  sent_at: 'null',
  next_attempt_at: 'complaints.created_at',
}

/** Files of complaints, by table. Of those that wait for a form or a step to be sent there are a few. */
const filesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  photos: {
    id: 'complaints.id',
    content_type: "'image/jpeg'",
    content_hash: 'complaints.id',
    size: '1',
    complaint_id: 'complaints.id',
    position: '0',
    created_at: 'complaints.created_at',
  },
  complaint_documents: {
    id: 'complaints.id',
    content_hash: 'complaints.id',
    size: '1',
    complaint_id: 'complaints.id',
    step: '1',
    position: '0',
    title_id: "'Surat'",
    uploaded_by: "'bench'",
    created_at: 'complaints.created_at',
  },
}

/** Fills a table with rows of complaints. */
const filler =
  (connection: Kysely<Database>) =>
  (table: string, values: Readonly<Record<string, string>>, limit = '') =>
    sql
      .raw(
        `insert into ${table} (${Object.keys(values).join(', ')}) select ${Object.values(values).join(', ')}
          from complaint_listings join complaints on complaints.id = complaint_id where position % ${oneOf} = 0
          order by position ${limit} on conflict do nothing`,
      )
      .execute(connection)

/** Runs work that may take long on one connection. @param tables whose statistics PostgreSQL then takes anew, as its own upkeep does */
async function unhurried(
  db: Kysely<Database>,
  tables: readonly string[],
  work: (connection: Kysely<Database>) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (isPostgres(db)) await sql`set statement_timeout = 0`.execute(connection)
    await work(connection)
    if (!isPostgres(db)) return
    await sql.raw(`analyze ${tables.join(', ')}`).execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}

/**
 * What comes after complaints and grows with them: sent messages, ratings, versions of articles, and some messages that wait. Again it adds
 * what complaints came meanwhile.
 */
export const makeFollowUps = (db: Kysely<Database>): Promise<void> =>
  unhurried(db, Object.keys(perComplaint), async (connection) => {
    const fill = filler(connection)
    for (const [table, values] of Object.entries(perComplaint)) await fill(table, values)
    for (const table of ['outbox', 'notification_deliveries'])
      await fill(table, { ...perComplaint[table], ...unsent }, `limit ${waiting}`)
  })

/** The same with photos and documents. */
export const makeFiles = (db: Kysely<Database>): Promise<void> =>
  unhurried(db, Object.keys(filesOf), async (connection) => {
    const fill = filler(connection)
    const own = {
      complaint_id: 'null',
      position: 'null',
      created_at: `'${new Date().toISOString()}'`,
    }
    for (const [table, values] of Object.entries(filesOf)) {
      await fill(table, values)
      const free = { ...values, ...own, ...('step' in values && { step: 'null' }) }
      await fill(table, { ...free, id: "'waiting-' || complaints.id" }, `limit ${waiting}`)
    }
  })
