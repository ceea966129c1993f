import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseEnv } from '@/lib/env'
import { isPostgres } from '@/lib/server/db/dialect'
import { listOffices } from '@/lib/server/complaints/embedded/handling/offices'
import { migrate } from '@/lib/server/db/migrate'
import { openDatabase, openDatabaseForCommands } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { listContactReads } from '@/lib/server/complaints/embedded/contact-reads'
import { autoClose } from '@/lib/server/complaints/embedded/handling/auto-close'
import { countMax } from '@/lib/server/complaints/embedded/listings/find-listed'
import { listHandled } from '@/lib/server/complaints/embedded/handling/list-handled'
import { findNearDuplicate } from '@/lib/server/complaints/embedded/handling/near-duplicate-photos'
import { createMonitoring } from '@/lib/server/complaints/embedded/monitoring/monitoring'
import { runRetention } from '@/lib/server/retention/embedded/run-retention'
import { compactTotals } from '@/lib/server/complaints/embedded/statistics/compact-totals'
import { openPhotoStore } from '@/lib/server/media/embedded/open-photo-store'
import { removeStrayFiles } from '@/lib/server/media/embedded/stray-files'
import { createComplaint } from '@/lib/server/complaints/embedded/create-complaint'
import { sp4nReports } from '@/lib/server/complaints/embedded/sp4n/sp4n-reports'
import { createReceipts } from '@/lib/server/complaints/embedded/receipt/create-receipts'
import { deleteExpiredMessages } from '@/lib/server/notifications/embedded/delete-expired-messages'
import { sendDueMessages } from '@/lib/server/notifications/embedded/outbox-worker'
import { provideDatabaseGauges } from '@/lib/server/observability/database-gauges'
import { providedGauges } from '@/lib/server/observability/gauges'
import { createOperators } from '@/lib/server/operators/embedded/operators'
import { createMailConsent } from '@/lib/server/notifications/embedded/mail-consent'
import { countPendingConfirmations } from '@/lib/server/notifications/embedded/outbox-list'
import {
  requestSupporterConsent,
  queueMessages,
  queueCurrentStatus,
} from '@/lib/server/notifications/embedded/queue-messages'
import { forgetSupporters } from '@/lib/server/notifications/embedded/forget-supporter-addresses'
import { notifySupporters } from '@/lib/server/notifications/embedded/notify-supporters'
import { addressHash } from '@/lib/server/notifications/embedded/address-hash'
import type { OpenStatus } from '@/lib/schemas/open311'
import { createOpenRequests } from '@/lib/server/open311/embedded/open-requests'
import { tokenHash } from '@/lib/server/notifications/embedded/mail-token'
import { makeComplaints } from '@/scripts/bench/growth/make-complaints'
import { backends as databases } from '../support/database'
import { rethrow } from '../support/rethrow'
import { samplePdf } from '../support/sample-pdf'
import { hourMs, runComplaintHistory } from './complaint-histories'
import { backends, draftOn, type TestBackend } from './complaints-backend'
import { useEventReceivers } from './event-receiver-use'
import { addOffice, fileComplaint, officerReader } from './handled-complaints'
import { useNewsChannels } from './news-channel-use'
import { planOf, RecordedStatements, wholeReadings } from './recorded-statements'
import { storeComplaint } from './stored-complaints'

/** Tables that grow with complaints: no statement of a visitor, an officer or a job may read one of them from end to end. */
const growing = [
  'complaints',
  'complaint_history',
  'complaint_facts',
  'complaint_messages',
  'complaint_supporters',
  'complaint_flags',
  'complaint_access',
  'complaint_rights',
  'complaint_ratings',
  'complaint_events',
  'complaint_words',
  'outbox',
  'mail_recipients',
  'mail_subscriptions',
  'notification_subscriptions',
  'notification_deliveries',
  'photos',
  'complaint_documents',
  'contact_reads',
  'operator_tokens',
]
/** Indexes whose loss a plan hides behind another index, which reads many more rows. */
const taken = [
  'complaint_listings_category',
  'complaint_listings_category_city',
  'complaint_listings_city',
  'complaint_listings_district_listed',
  'complaint_listings_late',
  'complaint_listings_status',
  'complaint_listings_status_category',
  'complaint_listings_status_city',
  'complaint_listings_subcategory',
  'complaint_supporters_with_mail',
  'complaint_rights_due',
  'complaints_known_ended',
  'complaints_known_open',
  'complaints_near_closed',
  'complaints_near_open',
]
const token = 'A'.repeat(22)
/** Walked in the order of a list, which ends with the page. */
const ordered = 'complaint_listings'

/** Messages and requests that wait are few, and so are identities that reporters removed themselves: these indexes hold no other. */
const waitingIndexes = [
  'outbox_unsent_to',
  'notification_deliveries_due',
  'notification_deliveries_unsent_to',
  'complaint_rights_due',
  'complaint_rights_identity',
  'complaint_rights_waiting',
]
const waiting = new RegExp(`SCAN \\w+ USING (?:COVERING )?INDEX (?:${waitingIndexes.join('|')})\\b`)

const wholeOn = {
  // SQLite: SCAN is every row, by an index or not; SEARCH looks some up.
  SQLite: (plan: string, statement: string) => {
    // The rows of a subquery with a limit, which goes by the name of the table.
    let parts = plan.split(`CO-ROUTINE ${ordered}`).length - 1
    return plan.split('\n').filter((line) => {
      if (waiting.test(line)) return false
      if (line === `SCAN ${ordered}` && parts-- > 0) return false
      const table = /SCAN (\w+)/.exec(line)?.[1] ?? ''
      return growing.includes(table)
        ? !/VIRTUAL TABLE INDEX \d+:.*M/.test(line)
        : table === ordered && !(/USING (?:COVERING )?INDEX/.test(line) && /limit/i.test(statement))
    })
  },
  PostgreSQL: (plan: string) =>
    plan
      .split('\n')
      .filter((line) =>
        [...growing, ordered].some((table) => new RegExp(`Seq Scan on ${table}\\b`).test(line)),
      ),
}

function seededDatabase(name: string) {
  const database = databases.find((each) => each.name === name)
  if (!database) throw new Error('no such database')
  return database.open('seeded')
}

/** More complaints than lists count, which every filter finds. @returns the office that has them */
async function fillWithAlike(db: Kysely<Database>): Promise<string> {
  // The examples come from the built portal, which may be an older one.
  await migrate(db)
  await makeComplaints(db, countMax + 200)
  const office = (await listOffices(db))[0]?.name ?? ''
  const alike = {
    status: 'followup',
    category_id: 'infrastruktur',
    city_code: '32.73',
    district_code: '32.73.01',
    handling_body: office,
    is_held: 0,
    awaits: null,
    due_on: '2026-02-05',
  } as const
  await db.connection().execute(async (connection) => {
    if (isPostgres(db)) await sql`set statement_timeout = 0`.execute(connection)
    await connection.updateTable('complaint_listings').set(alike).execute()
    if (!isPostgres(db)) return
    await sql`analyze complaint_listings`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
  return office
}

describe.each(backends)('statements about complaints on $name', ({ name, open }) => {
  let backend: TestBackend
  const statements = new RecordedStatements()
  beforeAll(async () => {
    backend = await open({}, statements.log)
    await backend.importCategories()
  })
  afterAll(() => backend.close())

  const wholeIn = async (statement: string, parameters: readonly unknown[] = []) =>
    wholeOn[name](await planOf(backend.db, name, statement, parameters), statement)

  /** Names of the indexes that the recorded statements are answered from. */
  async function indexesTaken(): Promise<ReadonlySet<string>> {
    const names = new Set<string>()
    for (const [statement, parameters] of statements.statements) {
      const plan = await planOf(backend.db, name, statement, parameters)
      for (const [, index] of plan.matchAll(/INDEX (\w+)/g)) if (index) names.add(index)
    }
    return names
  }

  test('read no growing table from end to end, in lists, numbers, actions, lives and jobs', async () => {
    const { db, handling, dataDir } = backend
    const office = 'Dinas Bina Marga dan Penataan Ruang'
    await addOffice(db, { id: 5, name_id: office, name_en: 'Office of Roads', short_name: 'DBMPR' })
    statements.isOn = true
    const now = await runComplaintHistory(backend, 7)
    const monitoring = createMonitoring(db, { now: () => now })
    const narrowings = [
      {},
      { q: 'jalan rusak' },
      { status: 'verified' },
      { category_id: 'infrastruktur' },
      { city_id: '32.73' },
      { district_id: '32.73.01' },
      { start_date: '2026-01-02', end_date: '2026-02-03' },
    ] as const
    for (const one of narrowings) {
      for (const other of narrowings) {
        for (const sort_by of ['created_at', 'updated_at', 'supporters'] as const)
          await monitoring.list({ ...one, ...other, sort_by }, 'id')
      }
    }
    for (const order of ['due', 'newest', 'oldest'] as const) {
      for (const query of [
        {},
        { is_late: '1' },
        { is_held: '1' },
        { awaits: 'answer' },
        {
          awaits: 'none',
          body: office,
          due_from: '2026-01-01',
          due_until: '2026-01-04',
        },
        { status: 'followup' },
        { q: 'jalan' },
        { q: 'JBR-2026' },
        { city_id: '32.73', category_id: 'infrastruktur' },
        { body: office },
        { body: office, status: 'followup' },
        { body: office, is_late: '1' },
        { district_id: '32.73.01' },
        { due_from: '2026-02-02', due_until: '2026-02-09' },
        { start_date: '2026-02-02', end_date: '2026-02-09' },
      ] as const)
        await listHandled(db, { ...query, order }, now)
    }
    const { data } = await handling.list({ per_page: 100 })
    await handling.events({ after: 3, limit: 100 })
    for (const reader of [null, officerReader]) {
      const counts = { exported: 0, held: 0, private: 0, emptied: 0, examples: 0 }
      for await (const reports of sp4nReports(db, reader, now, counts))
        expect(reports.length).toBeGreaterThan(0)
      expect(counts.exported).toBeGreaterThan(0)
    }
    await useEventReceivers(db, now)
    for (const { complaint_number: number } of data.slice(0, 5)) {
      await handling.show(number, officerReader)
      await monitoring.support(number, { browserId: 'a', email: '' })
      await monitoring.flag(number, { browserId: 'a', reason: 'spam' })
      await backend.complaints.view(number, null, 'id')
      await backend.complaints.history(number, null, 'id')
    }
    await monitoring.similar(
      {
        category: 'infrastruktur',
        sub_category: '',
        title: 'Jalan rusak',
        reason: '',
        latitude: -6.9,
        longitude: 107.6,
      },
      'id',
    )
    for (const range of [
      {},
      { start_date: '2026-01-02' },
      { start_date: '2026-01-02', end_date: '2026-02-20' },
    ])
      await monitoring.statistics(range, 'id')
    await monitoring.ratings('id')
    const openRequests = createOpenRequests(db, { siteOrigin: 'http://127.0.0.1' })
    for (const filter of [
      {},
      { statuses: ['open'] as const },
      { services: [{ categoryId: 'infrastruktur', subcategoryId: 'jalan' }] },
      { numbers: ['JBR-20260105-ABCDEF'] },
      { area: '32.73' },
      { area: '32.73.01', statuses: ['open'] as const },
      { from: '2026-01-01T00:00:00Z' },
    ])
      await openRequests.list({ ...filter, page: 2, pageSize: 10 }, 'id')
    await findNearDuplicate(db, '01'.repeat(32), '')
    const document = { bytes: samplePdf(), title: 'Surat jawaban', titleEn: '', actor: 'petugas-1' }
    const { number } = await fileComplaint(backend)
    const { id } = await handling.addDocument(number, document)
    await handling.ask(number, { text: 'Di mana?', actor: 'petugas-1', documents: [id] })
    await backend.media.file(id, null)
    await handling.document(number, id)
    const operators = createOperators(db, { now: () => now, report: () => undefined })
    await operators.hasTokens()
    await operators.byToken(`pjo_${'a'.repeat(43)}`)
    for (const query of [{}, { number: 'JBR-20260105-ABCDEF' }, { reader: 'Dinas' }, { before: 9 }])
      await listContactReads(db, { ...query, max: 500 })
    await removeStrayFiles(
      db,
      await openPhotoStore({ DATA_DIR: dataDir, MEDIA_URL: undefined }),
      now,
    )
    const mail = { siteOrigin: 'https://jabarprov.go.id', contact: 'info@jabarprov.go.id' }
    const complaints = await db
      .selectFrom('complaints')
      .select(['id', 'reporter_email'])
      .where('reporter_email', '!=', '')
      .where('id', '>', '')
      .orderBy('id')
      .limit(5)
      .execute()
    const consent = createMailConsent(db, { now: () => now })
    for (const { id } of complaints)
      await db
        .insertInto('step_announcements')
        .values({ complaint_id: id, step: 1, told_until: '', created_at: now.toISOString() })
        .execute()
    await notifySupporters(db, { now: () => now }, mail)
    await db
      .insertInto('supporter_removals')
      .values(complaints.map(({ id }) => ({ complaint_id: id, created_at: now.toISOString() })))
      .execute()
    await forgetSupporters(db)
    for (const { id, reporter_email: email } of complaints) {
      await db.transaction().execute(async (transaction) => {
        await queueMessages(transaction, id, now, mail)
        await requestSupporterConsent(transaction, id, 'ani@warga.id', now, mail)
        await queueCurrentStatus(transaction, id, addressHash(email), now, mail)
      })
    }
    statements.isOn = false
    await db
      .updateTable('mail_subscriptions')
      .set({ confirm_hash: tokenHash(token) })
      .where('complaint_id', '=', complaints[0]?.id ?? '')
      .where('audience', '=', 'reporter')
      .execute()
    await db
      .updateTable('outbox')
      .set({ stop_hash: tokenHash(token) })
      .where('complaint_id', '=', complaints[0]?.id ?? '')
      .where('id', 'like', 'reporter-%')
      .execute()
    statements.isOn = true
    expect([await consent.complaintOfConsent(token), await consent.complaintOfMail(token)]).toEqual(
      [expect.any(String), expect.any(String)],
    )
    expect([
      await consent.confirm(token),
      await consent.stop(token, 'complaint'),
      await consent.stop(token, 'all'),
    ]).toEqual([true, true, true])
    await countPendingConfirmations(db, now)
    provideDatabaseGauges(db, { DATA_DIR: dataDir })
    for (const { name: gauge, read } of providedGauges())
      if (gauge !== 'portal_disk_free_bytes') await read()
    const sent: string[] = []
    await sendDueMessages(
      db,
      { send: async ({ to }) => void sent.push(to), close: () => undefined },
      { now: () => new Date(now.getTime() + hourMs), report: () => undefined },
    )
    expect(sent.length).toBeGreaterThan(0)
    await deleteExpiredMessages(db, new Date(now.getTime() + 400 * 24 * hourMs))
    await useNewsChannels(db, now)
    const { key, request } = await draftOn(backend)
    const form = await createComplaint(db, request, key, backend.createSettings)
    const replacement = [form.complaint_number, form.secret, key] as const
    const own = { ...form, ...(await backend.reporters.replaceSecret(...replacement)) }
    expect(await backend.reporters.replaceSecret(...replacement)).toEqual({ secret: own.secret })
    const receipts = createReceipts(db, { now: () => new Date(), siteOrigin: mail.siteOrigin })
    expect(await receipts.receipt(own.complaint_number, own.secret, 'id')).not.toBeNull()
    await receipts.checkReceipt(own.complaint_number, 'AAAA-AAAA')
    await backend.reporters.correctContact(own.complaint_number, own.secret, {
      name: 'Budi',
      phone: '081298765432',
      email: 'budi.baru@warga.id',
    })
    await backend.reporters.hideName(own.complaint_number, own.secret)
    await backend.reporters.makePrivate(own.complaint_number, own.secret)
    await backend.reporters.ownData(own.complaint_number, own.secret, 'id')
    await backend.reporters.erase(own.complaint_number, own.secret, 'id')
    await backend.complaints.view(own.complaint_number, own.secret, 'id')
    await expect(
      backend.reporters.rate(own.complaint_number, own.secret, { rating: 5, reason: '' }),
    ).rejects.toMatchObject({ code: 'MOVE_NOT_ALLOWED' })
    await backend.handling.rightsRequests({ page: 1, per_page: 10 })
    await backend.handling.decideErasure(own.complaint_number, {
      is_granted: false,
      reason: 'Masih diperiksa.',
      reason_en: '',
      actor: 'petugas-1',
    })
    await backend.reporters.withdraw(own.complaint_number, own.secret, { reason: '' })
    expect(await backend.reporters.eraseIdentity(own.complaint_number, own.secret)).not.toBeNull()
    expect(await backend.reporters.erase(own.complaint_number, own.secret, 'id')).not.toBeNull()
    await autoClose(db, { now: () => now }, rethrow)
    await compactTotals(db)
    const days = {
      DATA_DIR: dataDir,
      RETENTION_IDENTITY_DAYS: 10,
      RETENTION_WITHDRAWN_DAYS: 10,
      RETENTION_ENDED_DAYS: 10,
      RETENTION_UNTOUCHED_DAYS: 10,
      RETENTION_CONTACT_READS_DAYS: 10,
      FEEDBACK_RETENTION_DAYS: 10,
      CONTENT_VERSIONS_DAYS: 10,
    }
    await runRetention(db, days, new Date(now.getTime() + 400 * 24 * hourMs))
    statements.isOn = false

    expect(statements.statements.size).toBeGreaterThan(100)
    expect(await wholeReadings(statements, wholeIn)).toEqual([])
    // PostgreSQL chooses by how many rows there are, so only the way that SQLite takes is certain.
    const names = await indexesTaken()
    if (name === 'SQLite') expect(taken.filter((index) => !names.has(index))).toEqual([])
  })

  test('put nothing in order that a filter leaves by the thousand, in the lists of officers and of other systems', async () => {
    const { settings, close } = await seededDatabase(name)
    const recorded = new RecordedStatements()
    const db = openDatabase(parseEnv(settings), recorded.log)
    try {
      // Takes longer than a visitor's statement may.
      const filler = openDatabaseForCommands(parseEnv(settings))
      const office = await fillWithAlike(filler)
      await filler.destroy()
      const areas = [
        {},
        { category_id: 'infrastruktur' },
        { city_id: '32.73' },
        { district_id: '32.73.01' },
        { body: office },
        { status: 'followup' },
      ] as const
      const days = { start_date: '2000-01-01', end_date: '2026-12-31' }
      const filters = areas.flatMap((area) => [
        area,
        { ...area, ...days },
        { ...area, is_held: '0' as const },
        { ...area, body: office },
      ])
      const inEachOrder = filters.flatMap((filter) =>
        (['due', 'newest', 'oldest'] as const).map((order) => ({ ...filter, order })),
      )
      // Only what is still owed has a due day, so that another order of these is one of few.
      const byDueDay = areas.flatMap((area) => [
        { ...area, is_late: '1' as const },
        { ...area, due_from: '2026-01-01', due_until: '2026-12-31' },
      ])
      const sorted: string[] = []
      const fromTheFirst: string[] = []
      /** Notes what a list puts in order, and which begins with what was due before its days. @param off ways that PostgreSQL does not take here */
      const watch = async (query: object, off: readonly string[], work: () => Promise<void>) => {
        recorded.statements.clear()
        recorded.isOn = true
        await work()
        recorded.isOn = false
        for (const [statement, parameters] of recorded.statements) {
          if (!/from "complaint_listings".*order by/.test(statement)) continue
          const plan = await planOf(db, name, statement, parameters, off)
          if (/TEMP B-TREE|^\s*(?:->\s+)?Sort\b/m.test(plan))
            sorted.push(`${JSON.stringify(query)}: ${plan}`)
          const isOfDays = 'start_date' in query && /order by "due_on"/.test(statement)
          if (name === 'SQLite' && isOfDays && !plan.includes('due_on>?'))
            fromTheFirst.push(`${JSON.stringify(query)}: ${plan}`)
        }
      }
      for (const query of [...inEachOrder, ...byDueDay])
        await watch(query, ['seqscan', 'bitmapscan'], async () => {
          const { meta } = await listHandled(db, query, new Date('2026-11-23T00:00:00Z'))
          expect(meta.is_total_capped, JSON.stringify(query)).toBe(true)
        })
      const openRequests = createOpenRequests(db, { siteOrigin: 'http://127.0.0.1' })
      const roads = { categoryId: 'infrastruktur', subcategoryId: null }
      const openFilters = [[roads], [roads, { ...roads, categoryId: 'kesehatan' }]].flatMap(
        (services) =>
          [[], ['open'], ['open', 'closed']].map((statuses) => ({
            services,
            statuses: statuses as OpenStatus[],
          })),
      )
      for (const filter of openFilters)
        await watch(filter, ['seqscan'], async () => {
          const { requests } = await openRequests.list({ ...filter, page: 2, pageSize: 50 }, 'id')
          expect(requests, JSON.stringify(filter)).toHaveLength(50)
        })
      expect(sorted).toEqual([])
      expect(fromTheFirst).toEqual([])
      recorded.statements.clear()
      recorded.isOn = true
      await openRequests.list({ page: 40, pageSize: 50 }, 'id')
      recorded.isOn = false
      const ids = [...recorded.statements].find(([statement]) => statement.includes('offset'))
      // The rows before a page far behind are not fetched.
      expect(ids && (await planOf(db, name, ...ids))).toMatch(
        name === 'SQLite'
          ? /USING COVERING INDEX complaint_listings_received/
          : /Index Only Scan (?:Backward )?using complaint_listings_received/,
      )
    } finally {
      await db.destroy()
      await close()
    }
  })

  test('put a list that is counted to its end in order without fetching its rows', async () => {
    const { settings, close } = await seededDatabase(name)
    const recorded = new RecordedStatements()
    const db = openDatabase(parseEnv(settings), recorded.log)
    try {
      await migrate(db)
      const office = (await listOffices(db))[0]?.name ?? ''
      await db.updateTable('complaint_listings').set({ handling_body: office }).execute()
      const monitoring = createMonitoring(db, { now: () => new Date() })
      const day = new Date('2026-11-23T00:00:00Z')
      const lists = {
        city: () => monitoring.list({ city_id: '32.73' }, 'id'),
        days: () => monitoring.list({ start_date: '2020-01-02', end_date: '2030-02-03' }, 'id'),
        office: () => listHandled(db, { body: office }, day),
      }
      for (const [filter, list] of Object.entries(lists)) {
        recorded.statements.clear()
        recorded.isOn = true
        expect((await list()).meta.total_count, filter).toBeGreaterThan(0)
        recorded.isOn = false
        const ordering = [...recorded.statements].filter(([statement]) =>
          /from "complaint_listings".*order by/.test(statement),
        )
        expect(ordering, filter).toHaveLength(1)
        for (const [statement, parameters] of ordering) {
          // What it looks up is what it puts in order, and not their keys alone.
          expect(statement).toMatch(/\(select "(?:created_at|due_on)", .* limit \S+\) as/)
          const plan = await planOf(db, name, statement, parameters)
          // PostgreSQL chooses by how many rows there are.
          if (name === 'SQLite') expect(plan).toContain('USING COVERING INDEX')
        }
      }
    } finally {
      await db.destroy()
      await close()
    }
  })

  test('look for the words of a list once, by themselves on PostgreSQL', async () => {
    const title = 'Lampu taman padam'
    const received = {
      kind: 'received',
      status: 'unverified',
      at: '2026-06-01T00:00:00.000Z',
    } as const
    await storeComplaint(backend.db, [received], { title })
    const monitoring = createMonitoring(backend.db, { now: () => new Date() })
    statements.statements.clear()
    statements.isOn = true
    const { data } = await monitoring.list({ q: title }, 'id')
    statements.isOn = false
    expect(data.map((found) => found.title)).toEqual([title])
    const looking = [...statements.statements.keys()].filter((statement) =>
      statement.includes('complaint_words'),
    )
    expect(looking).toHaveLength(1)
    // Joined with the listings, it has PostgreSQL read all of these among a million.
    const joined = looking.filter((statement) => statement.includes('complaint_listings'))
    expect(joined).toHaveLength(name === 'PostgreSQL' ? 0 : 1)
  })

  test('are found out when they do', async () => {
    expect(await wholeIn("select id from complaints where lower(title) like '%x%'")).toHaveLength(1)
    expect(await wholeIn('select count(*) from complaint_listings where is_held = 0')).toHaveLength(
      1,
    )
    expect(
      await wholeIn(
        'select complaint_id from complaint_listings order by created_at desc, position desc limit 10',
      ),
    ).toEqual([])
  })
})
