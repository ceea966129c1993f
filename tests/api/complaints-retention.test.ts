import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { millisecondsInDay } from 'date-fns/constants'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ComplaintStatus } from '@/lib/complaints/statuses'
import { parseEnv } from '@/lib/env'
import { rightsDecision } from '@/lib/schemas/complaint-rights'
import { hashFormKey, hashSecret } from '@/lib/server/complaints/embedded/complaint-secret'
import {
  createReporterActions,
  type ReporterActions,
} from '@/lib/server/complaints/embedded/reporter/reporter'
import { addSupporter } from '@/lib/server/complaints/embedded/monitoring/supporters'
import { migrate } from '@/lib/server/db/migrate'
import { previewRetention, runRetention } from '@/lib/server/retention/embedded/run-retention'
import { inPieces, rowsAtOnce } from '@/lib/server/retention/embedded/retention-rule'
import { backends, draftOn, type TestBackend } from './complaints-backend'
import { type StoredEvent, storeComplaint, storePhoto } from './stored-complaints'

/** What statistics are made of. */
const counted = [
  'number',
  'type',
  'is_anonymous',
  'category_id',
  'subcategory_id',
  'city_code',
  'city_name',
  'district_code',
  'village_code',
  'status',
  'service_class',
  'handling_body',
  'verified_at',
  'resolve_due_on',
  'closed_at',
  'created_at',
  'updated_at',
  'step',
  'is_demo',
] as const

describe.each(backends)('retention on $name', ({ open }) => {
  let backend: TestBackend
  const at = new Date()
  const after = (days: number, ms = 1) => new Date(at.getTime() + days * millisecondsInDay + ms)
  const settings = () => parseEnv({ DATA_DIR: backend.dataDir })
  const run = (now: Date) => runRetention(backend.db, settings(), now)
  const rowsOf = (results: { rule: string; rows: number }[], rule: string) =>
    results.find((result) => result.rule === rule)?.rows
  const files = async () => {
    const folder = join(backend.dataDir, 'photos')
    return existsSync(folder)
      ? (await readdir(folder, { recursive: true })).filter((name) => /\.(jpg|png)$/.test(name))
      : []
  }
  let reporters: ReporterActions
  beforeEach(async () => {
    backend = await open()
    reporters = createReporterActions(backend.db, {
      now: () => at,
      siteOrigin: 'http://localhost:3000',
    })
  })
  afterEach(() => backend.close())

  /** A complaint as it stands after it ended; null: it is still open. */
  async function stored(status: ComplaintStatus | null) {
    const { key, request } = await draftOn(backend, {
      place: { address_detail: 'rumah pagar hijau' },
    })
    const receipt = await backend.complaints.create(request, key)
    const { id } = await backend.db
      .selectFrom('complaints')
      .select('id')
      .where('submission_key_hash', '=', hashFormKey(key))
      .executeTakeFirstOrThrow()
    if (status !== null)
      await backend.db
        .updateTable('complaints')
        .set({ status, closed_at: at.toISOString() })
        .where('id', '=', id)
        .execute()
    await backend.db
      .insertInto('complaint_messages')
      .values({ complaint_id: id, step: 1, author: 'reporter', text: 'Rumah saya di ujung gang' })
      .execute()
    await backend.db
      .insertInto('complaint_supporters')
      .values({
        complaint_id: id,
        supporter_hash: 'a'.repeat(64),
        email: 'tetangga@warga.id',
        created_at: at.toISOString(),
      })
      .execute()
    const row = () =>
      backend.db.selectFrom('complaints').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const places = () =>
      backend.db
        .selectFrom('complaints')
        .select(['latitude', 'longitude'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const facts = () =>
      backend.db
        .selectFrom('complaints')
        .select(counted)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    return { id, receipt, request, row, facts, ...(await places()) }
  }

  const messages = (id: string) =>
    backend.db.selectFrom('complaint_messages').selectAll().where('complaint_id', '=', id).execute()
  const addresses = (id: string) =>
    backend.db
      .selectFrom('complaint_supporters')
      .select('email')
      .where('complaint_id', '=', id)
      .execute()

  test('a reporter who removed the identity early keeps no more than one who did nothing', async () => {
    const [early, open] = [await stored('finished'), await stored(null)]
    for (const { receipt } of [early, open])
      await reporters.eraseIdentity(receipt.complaint_number, receipt.secret)
    const later = 'Nama saya Budi, saya buka lagi'
    for (const { id } of [early, open])
      await backend.db
        .insertInto('complaint_messages')
        .values({ complaint_id: id, step: 2, author: 'reporter', text: later })
        .execute()
    const rule = 'what is left beside removed identities'
    const removedAt = (await early.row()).identity_removed_at
    expect(rowsOf(await run(after(364)), rule)).toBe(0)
    expect(rowsOf(await run(after(366)), rule)).toBe(1)
    expect(rowsOf(await run(after(366)), rule)).toBe(0)
    expect([await messages(early.id), await addresses(early.id)]).toEqual([[], [{ email: '' }]])
    expect(await early.row()).toMatchObject({
      latitude: Math.round(early.latitude * 100) / 100,
      longitude: Math.round(early.longitude * 100) / 100,
      identity_removed_at: removedAt,
    })
    expect([(await messages(open.id)).length, await addresses(open.id)]).toEqual([
      1,
      [{ email: 'tetangga@warga.id' }],
    ])
    expect((await open.row()).latitude).toBe(open.latitude)
  })

  test('what people write after retention removed the identity goes with the next run after the same time', async () => {
    const { id, receipt } = await stored('finished')
    const removal = rowsOf(await run(after(366)), 'identities')
    expect(removal).toBe(1)
    const late = createReporterActions(backend.db, {
      now: () => after(400),
      siteOrigin: 'http://localhost:3000',
    })
    const { complaint_number: number, secret } = receipt
    const rating = { rating: 1, reason: 'Saya Budi dari RT 3' } as const
    /** Whether retention is to look again because of what was done last. */
    const isNoted = async () => {
      const noted = await backend.db
        .deleteFrom('identity_leftovers')
        .returning('complaint_id')
        .execute()
      expect(noted).toEqual([{ complaint_id: id }])
    }
    await late.rate(number, secret, rating)
    await isNoted()
    await late.reopen(number, secret, { reason: 'Nama saya Budi' })
    await isNoted()
    await addSupporter(
      backend.db,
      number,
      { browserId: 'lain', email: 'ibu@warga.id' },
      { now: () => after(400) },
    )
    await isNoted()
    const left = async () => ({
      words: (await messages(id)).map(({ text }) => text),
      addresses: (await addresses(id)).map(({ email }) => email).filter(Boolean),
      reasons: await backend.db
        .selectFrom('complaint_ratings')
        .select('reason')
        .where('complaint_id', '=', id)
        .execute(),
    })
    const all = {
      words: ['Nama saya Budi'],
      addresses: ['ibu@warga.id'],
      reasons: [{ reason: rating.reason }],
    }
    // What was written before there was a table for it is found by the update.
    await backend.db.transaction().execute(async (transaction) => {
      await sql`delete from kysely_migration where name >= '018'`.execute(transaction)
      await sql`drop table identity_leftovers`.execute(transaction)
    })
    await migrate(backend.db)
    expect(await backend.db.selectFrom('identity_leftovers').selectAll().execute()).toEqual([
      { complaint_id: id },
    ])
    const rule = 'what is left beside removed identities'
    // It is open again: nothing goes before it has ended for as long as the others.
    expect(rowsOf(await run(after(405)), rule)).toBe(0)
    await backend.db
      .updateTable('complaints')
      .set({ status: 'finished', closed_at: after(410).toISOString() })
      .where('id', '=', id)
      .execute()
    expect(rowsOf(await run(after(410 + 364)), rule)).toBe(0)
    expect(await left()).toEqual(all)
    expect(rowsOf(await run(after(410 + 366)), rule)).toBe(1)
    expect(await left()).toEqual({ words: [], addresses: [], reasons: [{ reason: '' }] })
    expect(rowsOf(await run(after(410 + 366)), rule)).toBe(0)
    expect(await backend.db.selectFrom('identity_leftovers').selectAll().execute()).toEqual([])
  })

  test('each thing that is left beside an identity that its reporter removed is looked for by itself', async () => {
    const { db } = backend
    const created_at = at.toISOString()
    const [address_hash, target_hash] = ['a'.repeat(64), 'b'.repeat(64)]
    const leave: Record<string, (complaint_id: string) => Promise<unknown>> = {
      latitude: (id) =>
        db.updateTable('complaints').set({ latitude: -6.8712 }).where('id', '=', id).execute(),
      longitude: (id) =>
        db.updateTable('complaints').set({ longitude: 107.5912 }).where('id', '=', id).execute(),
      message: (complaint_id) =>
        db
          .insertInto('complaint_messages')
          .values({ complaint_id, step: 2, author: 'reporter', text: 'Nama saya Budi' })
          .execute(),
      mail: (complaint_id) =>
        db
          .insertInto('mail_subscriptions')
          .values({
            complaint_id,
            address_hash,
            audience: 'reporter',
            state: 'confirmed',
            confirm_hash: null,
            confirm_ends_at: null,
            created_at,
          })
          .execute(),
      browser: (complaint_id) =>
        db
          .insertInto('notification_subscriptions')
          .values({
            complaint_id,
            channel: 'push',
            target_hash,
            target: '{}',
            locale: 'id',
            created_at,
          })
          .execute(),
      supporter: (id) =>
        db
          .updateTable('complaint_supporters')
          .set({ email: 'tetangga@warga.id' })
          .where('complaint_id', '=', id)
          .execute(),
      rating: (complaint_id) =>
        db
          .insertInto('complaint_ratings')
          .values({
            complaint_id,
            rating: 1,
            reason: 'Saya Budi',
            category_id: 'infrastruktur',
            month: '2026-01',
            created_at,
          })
          .execute(),
    }
    const bare = async () => {
      const { id, receipt, ...complaint } = await stored('finished')
      await reporters.eraseIdentity(receipt.complaint_number, receipt.secret)
      await db
        .updateTable('complaints')
        .set({ latitude: -6.87, longitude: 107.59 })
        .where('id', '=', id)
        .execute()
      await db
        .updateTable('complaint_supporters')
        .set({ email: '' })
        .where('complaint_id', '=', id)
        .execute()
      return { id, ...complaint }
    }
    const kept = await bare()
    const left = new Map<string, string>()
    for (const [name, leaveIn] of Object.entries(leave)) {
      const { id } = await bare()
      await leaveIn(id)
      left.set(id, name)
    }
    const rule = 'what is left beside removed identities'
    expect(rowsOf(await run(after(366)), rule)).toBe(left.size)
    const stillLeft = await db
      .selectFrom('complaints')
      .select('id')
      .where((row) =>
        row.or([
          row('latitude', '!=', -6.87),
          row('longitude', '!=', 107.59),
          ...(
            ['complaint_messages', 'mail_subscriptions', 'notification_subscriptions'] as const
          ).map((table) => row('id', 'in', row.selectFrom(table).select('complaint_id'))),
          row(
            'id',
            'in',
            row.selectFrom('complaint_supporters').select('complaint_id').where('email', '!=', ''),
          ),
          row(
            'id',
            'in',
            row.selectFrom('complaint_ratings').select('complaint_id').where('reason', '!=', ''),
          ),
        ]),
      )
      .execute()
    expect(stillLeft.map(({ id }) => left.get(id))).toEqual([])
    expect((await kept.row()).title).not.toBe('')
  })

  test('what was opened again is no ended one, however long ago it had ended', async () => {
    const { receipt, request, row } = await stored('finished')
    await reporters.reopen(receipt.complaint_number, receipt.secret, { reason: 'Rusak lagi.' })
    const results = await run(after(800))
    expect(['identities', 'contents'].map((rule) => rowsOf(results, rule))).toEqual([0, 0])
    expect(await row()).toMatchObject({
      status: 'review',
      closed_at: null,
      reporter_phone: request.data_wargi.phone,
    })
  })

  test('a year after its end the reporter is gone and the matter stays; an open complaint keeps everything', async () => {
    const [closed, open] = [await stored('finished'), await stored(null)]
    const before = await closed.facts()
    expect(rowsOf(await run(after(365, 0)), 'identities')).toBe(0)
    expect(rowsOf(await run(after(365)), 'identities')).toBe(1)

    expect(await closed.row()).toMatchObject({
      reporter_name: '',
      reporter_phone: '',
      reporter_email: '',
      address: '',
      address_detail: '',
      title: closed.request.informasi_aduan.title,
    })
    expect([await messages(closed.id), await addresses(closed.id)]).toEqual([[], [{ email: '' }]])
    const { latitude, longitude } = await closed.row()
    expect(
      [latitude, longitude].map(
        (degrees) => Math.abs(degrees * 100 - Math.round(degrees * 100)) < 1e-6,
      ),
    ).toEqual([true, true])
    expect(await closed.facts()).toEqual(before)
    expect((await open.row()).reporter_phone).toBe(open.request.data_wargi.phone)
    expect([(await messages(open.id)).length, await addresses(open.id)]).toEqual([
      1,
      [{ email: 'tetangga@warga.id' }],
    ])
    const view = await backend.complaints.view(
      closed.receipt.complaint_number,
      closed.receipt.secret,
      'id',
    )
    expect(view).toMatchObject({ reporter_name: null, title: closed.request.informasi_aduan.title })
  })

  test('a withdrawn complaint is emptied after a year, with its photos, and counted on', async () => {
    const { id, receipt, row, facts } = await stored('canceled')
    const before = await facts()
    const steps = await backend.db
      .selectFrom('complaint_history')
      .selectAll()
      .where('complaint_id', '=', id)
      .execute()
    expect(await files()).toHaveLength(1)
    const results = await run(after(365))
    expect([
      rowsOf(results, 'contents'),
      rowsOf(results, 'photos and documents of no complaint'),
    ]).toEqual([1, 1])
    expect(await row()).toMatchObject({
      title: '',
      reason: '',
      text_hash: '',
      category_other: '',
      reporter_name: '',
      address_detail: '',
    })
    expect(await files()).toEqual([])
    expect(await facts()).toEqual(before)
    expect(
      await backend.db
        .selectFrom('complaint_history')
        .selectAll()
        .where('complaint_id', '=', id)
        .execute(),
    ).toEqual(steps)
    expect(await addresses(id)).toHaveLength(1)
    const view = (secret: string | null) =>
      backend.complaints.view(receipt.complaint_number, secret, 'id')
    expect([await view(null), await view('0'.repeat(26))]).toEqual([null, null])
    await expect(view(receipt.secret)).rejects.toMatchObject({ code: 'ERASED' })
  })

  test('a request to erase that nobody decided is done with that, and waits for no officer any more', async () => {
    const { id, receipt } = await stored(null)
    const { complaint_number: number, secret } = receipt
    expect(await reporters.erase(number, secret, 'id')).toMatchObject({ state: 'requested' })
    await reporters.withdraw(number, secret, { reason: '' })
    const waiting = async () =>
      (await backend.handling.rightsRequests({ page: 1, per_page: 10 })).meta.total_count
    await run(after(364))
    expect(await waiting()).toBe(1)
    await run(after(365))
    expect(await waiting()).toBe(0)
    const requests = await backend.db
      .selectFrom('complaint_rights')
      .select(['kind', 'state', 'decided_at'])
      .where('complaint_id', '=', id)
      .where('kind', '=', 'erase')
      .execute()
    expect(requests).toEqual([
      { kind: 'erase', state: 'done', decided_at: after(365).toISOString() },
    ])
  })

  test('a request to erase that an officer refused stays refused, with the day of that decision', async () => {
    const { id, receipt } = await stored(null)
    const { complaint_number: number, secret } = receipt
    await reporters.erase(number, secret, 'id')
    await backend.handling.decideErasure(
      number,
      rightsDecision.parse({
        is_granted: false,
        reason: 'Laporan masih ditangani dinas.',
        reason_en: 'An agency still handles the report.',
        actor: 'petugas-1',
      }),
    )
    await reporters.withdraw(number, secret, { reason: '' })
    const requests = () =>
      backend.db
        .selectFrom('complaint_rights')
        .select(['state', 'decided_at'])
        .where('complaint_id', '=', id)
        .where('kind', '=', 'erase')
        .execute()
    const decided = await requests()
    expect(decided).toMatchObject([{ state: 'refused' }])
    expect(rowsOf(await run(after(365)), 'contents')).toBe(1)
    expect(await requests()).toEqual(decided)
  })

  test('every other end keeps its text for five years', async () => {
    const { row } = await stored('rejected')
    await run(after(1825, 0))
    expect((await row()).title).not.toBe('')
    expect(rowsOf(await run(after(1825)), 'contents')).toBe(1)
    expect((await row()).title).toBe('')
  })

  test('more than one piece of complaints and messages goes in one run, with all that belongs to them', async () => {
    const ended: StoredEvent[] = [
      { kind: 'received', status: 'unverified', at: at.toISOString() },
      { kind: 'withdrawn', status: 'canceled', at: at.toISOString() },
    ]
    const { db } = backend
    for (let count = 0; count <= rowsAtOnce; count += 1) {
      const { id } = await storeComplaint(db, ended)
      await db
        .insertInto('complaint_messages')
        .values({ complaint_id: id, step: 1, author: 'reporter', text: 'Rumah saya di ujung gang' })
        .execute()
      await db
        .insertInto('outbox')
        .values({
          id: `reporter-${id}`,
          complaint_id: id,
          channel: 'mail',
          recipient: 'budi@warga.id',
          subject: '',
          body: '',
          created_at: at.toISOString(),
          sent_at: at.toISOString(),
        })
        .execute()
    }
    expect(rowsOf(await run(after(90, 0)), 'sent messages')).toBe(0)
    const results = await run(after(366))
    expect(
      ['identities', 'contents', 'sent messages'].map((rule) => rowsOf(results, rule)),
    ).toEqual([rowsAtOnce + 1, rowsAtOnce + 1, rowsAtOnce + 1])
    expect(await db.selectFrom('complaint_messages').selectAll().execute()).toEqual([])
    expect(
      await db
        .selectFrom('complaints')
        .select('id')
        .where((row) => row.or([row('title', '!=', ''), row('reporter_phone', '!=', '')]))
        .execute(),
    ).toEqual([])
  })

  test('a piece that is done stays done, whatever becomes of the next', async () => {
    let pieces = 0
    const run = inPieces(backend.db, async (transaction, rowsMax) => {
      pieces += 1
      await storeComplaint(transaction, [
        { kind: 'received', status: 'unverified', at: at.toISOString() },
      ])
      if (pieces === 2) throw new Error('the second piece fails')
      return rowsMax
    })
    await expect(run).rejects.toThrow('the second piece fails')
    expect(await backend.db.selectFrom('complaints').select('id').execute()).toHaveLength(1)
  })

  test('an open complaint that nobody touches loses its reporter after 830 days, counted from its last step, and stays open', async () => {
    const open = await stored(null)
    const mail = {
      complaint_id: open.id,
      channel: 'mail' as const,
      recipient: 'budi@warga.id',
      subject: '',
      body: '',
      created_at: at.toISOString(),
      next_attempt_at: null,
      sent_at: null,
    }
    await backend.db
      .insertInto('outbox')
      .values({ ...mail, id: `given-up-${open.id}` })
      .execute()
    const steppedAt = after(100, 0)
    await backend.db
      .updateTable('complaints')
      .set({ updated_at: steppedAt.toISOString() })
      .where('id', '=', open.id)
      .execute()
    const rule = 'identities of untouched complaints'
    expect([rowsOf(await run(after(930, 0)), rule), (await open.row()).reporter_phone]).toEqual([
      0,
      open.request.data_wargi.phone,
    ])
    expect(rowsOf(await previewRetention(backend.db, settings(), after(930)), rule)).toBe(1)
    const results = await run(after(930))
    expect([rowsOf(results, rule), rowsOf(results, 'identities')]).toEqual([1, 0])
    expect(await open.row()).toMatchObject({
      reporter_name: '',
      reporter_phone: '',
      reporter_email: '',
      address: '',
      address_detail: '',
      status: 'unverified',
      closed_at: null,
      title: open.request.informasi_aduan.title,
    })
    expect([await messages(open.id), await addresses(open.id)]).toEqual([[], [{ email: '' }]])
    expect(await backend.db.selectFrom('outbox').select('id').execute()).toEqual([])
    expect(
      await backend.complaints.view(open.receipt.complaint_number, open.receipt.secret, 'id'),
    ).toMatchObject({ reporter_name: null })
    expect(rowsOf(await run(after(931)), rule)).toBe(0)
  })

  test('records of reads go after 1,200 days, more than a piece in one run, and younger ones stay', async () => {
    const read = (days: number) => ({
      complaint_number: 'JBR-20260101-7K4M9Q',
      reader: 'Dinas',
      route: 'tests',
      read_at: after(days, 0).toISOString(),
    })
    await backend.db
      .insertInto('contact_reads')
      .values(Array.from({ length: rowsAtOnce + 1 }, () => read(0)))
      .execute()
    await backend.db.insertInto('contact_reads').values(read(1)).execute()
    expect(rowsOf(await run(after(1_200, 0)), 'records of contact reads')).toBe(0)
    expect(rowsOf(await run(after(1_200)), 'records of contact reads')).toBe(rowsAtOnce + 1)
    expect(await backend.db.selectFrom('contact_reads').select('read_at').execute()).toEqual([
      { read_at: after(1, 0).toISOString() },
    ])
  })

  test('photos that no complaint took go in pieces', async () => {
    const { id } = await stored(null)
    for (let count = 0; count < 3; count += 1) await storePhoto(backend.db, id)
    const [row] = await backend.db.selectFrom('photos').selectAll().limit(1).execute()
    if (!row) throw new Error('no photo')
    const waiting = Array.from({ length: rowsAtOnce + 1 }, (_each, index) => ({
      ...row,
      id: index.toString(16).padStart(32, '0'),
      complaint_id: null,
      position: null,
      created_at: at.toISOString(),
    }))
    for (const piece of [waiting.slice(0, 300), waiting.slice(300)])
      await backend.db.insertInto('photos').values(piece).execute()
    expect(rowsOf(await run(after(1, 0)), 'photos and documents of no complaint')).toBe(0)
    expect(rowsOf(await run(after(1)), 'photos and documents of no complaint')).toBe(rowsAtOnce + 1)
    expect(await backend.db.selectFrom('photos').select('id').execute()).toHaveLength(4)
  })

  test('expired secrets and old counters go, running ones stay', async () => {
    const { id } = await stored(null)
    const access = (name: string, ends: Date) => ({
      secret_hash: hashSecret(name),
      complaint_id: id,
      expires_at: ends.toISOString(),
    })
    await backend.db
      .insertInto('complaint_access')
      .values([access('lama', after(-1)), access('baru', after(1))])
      .execute()
    await backend.db
      .insertInto('rate_limits')
      .values([
        { key_hash: 'a', uses: 1, window_ends_at: after(-2).toISOString() },
        { key_hash: 'b', uses: 1, window_ends_at: after(0).toISOString() },
      ])
      .execute()
    const results = await run(at)
    expect([rowsOf(results, 'temporary secrets'), rowsOf(results, 'counters')]).toEqual([1, 1])
    expect(await backend.db.selectFrom('complaint_access').select('secret_hash').execute()).toEqual(
      [{ secret_hash: hashSecret('baru') }],
    )
    expect(await backend.db.selectFrom('rate_limits').select('key_hash').execute()).toEqual([
      { key_hash: 'b' },
    ])
  })

  test('a dry run counts the same and changes nothing; a second run finds nothing', async () => {
    const { row } = await stored('finished')
    const before = await row()
    const expected = await previewRetention(backend.db, settings(), after(366))
    expect(await row()).toEqual(before)
    const first = await run(after(366))
    expect(first).toEqual(expected)
    expect(rowsOf(first, 'identities')).toBe(1)
    const afterFirst = await row()
    expect((await run(after(367))).map(({ rows }) => rows)).toEqual(Array.from(first, () => 0))
    expect(await row()).toEqual(afterFirst)
  })

  test('two runs at once remove everything once', async () => {
    await stored('finished')
    const both = await Promise.all([run(after(366)), run(after(366))])
    expect(both.reduce((sum, results) => sum + (rowsOf(results, 'identities') ?? 0), 0)).toBe(1)
  })

  test('what the rules say holds for other numbers of days too', async () => {
    const { row } = await stored('finished')
    const short = { ...settings(), RETENTION_IDENTITY_DAYS: 30 }
    await runRetention(backend.db, short, after(30, 0))
    expect((await row()).reporter_name).not.toBe('')
    await runRetention(backend.db, short, after(30))
    expect((await row()).reporter_name).toBe('')
  })

  test('its lines name rules and numbers only', async () => {
    const { request } = await stored('canceled')
    const lines = JSON.stringify(await run(after(400)))
    for (const personal of [
      request.data_wargi.name,
      request.data_wargi.phone,
      request.data_wargi.email,
      'pagar hijau',
    ])
      expect(lines).not.toContain(personal)
  })
})
