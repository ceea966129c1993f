import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { complaintStatuses } from '@/lib/complaints/statuses'
import { listHandled } from '@/lib/server/complaints/embedded/handling/list-handled'
import { countMax } from '@/lib/server/complaints/embedded/listings/find-listed'
import { createMonitoring } from '@/lib/server/complaints/embedded/monitoring/monitoring'
import { writeExport } from '@/scripts/portal/complaints/export'
import { backends, type TestBackend } from './complaints-backend'
import { addOffice } from './handled-complaints'
import { storeComplaint, type StoredEvent } from './stored-complaints'

const now = new Date('2026-07-20T03:00:00.000Z')
const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 0, minute)).toISOString()
const received = (minute = 0): StoredEvent[] => [
  { kind: 'received', status: 'unverified', at: at(minute) },
]

describe.each(backends)('complaints in lists, on $name', ({ open: openBackend }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await openBackend()
  })
  afterAll(() => backend.close())
  const store = (changes: Parameters<typeof storeComplaint>[2], minute?: number) =>
    storeComplaint(backend.db, received(minute), changes)
  const monitoring = () => createMonitoring(backend.db, { now: () => now })
  const titles = async (q: string) =>
    (await monitoring().list({ q, sort_order: 'ASC' }, 'id')).data.map(({ title }) => title)

  describe('words', () => {
    test('find what begins with them and the forms of their root, written in any way', async () => {
      await store({ title: 'Jalan raya berlubang', reason: 'Di depan pasar.' })
      await store({ title: 'Aspal dilubangi/digali', reason: 'Tanpa rambu.' }, 1)
      await store({ title: 'Menyampahi sungai', reason: 'Warga membuang sisa.' }, 2)
      expect(await titles('lubang')).toEqual(['Jalan raya berlubang', 'Aspal dilubangi/digali'])
      expect(await titles('melubangi')).toEqual(['Jalan raya berlubang', 'Aspal dilubangi/digali'])
      expect(await titles('GALI')).toEqual(['Aspal dilubangi/digali'])
      expect(await titles('sampah')).toEqual(['Menyampahi sungai'])
      expect(await titles('berlub')).toEqual(['Jalan raya berlubang'])
      expect(await titles('lubang pasar')).toEqual(['Jalan raya berlubang'])
    })

    test('stand in title, text and place alike; short ones only as they are', async () => {
      await store(
        { title: 'Air keruh', reason: 'Sejak ke-3 kali.', village_name: 'Cibeureum Wetan' },
        3,
      )
      expect(await titles('keruh cibeureum')).toEqual(['Air keruh'])
      expect(await titles('keruh ke 3')).toEqual(['Air keruh'])
      expect(await titles('keruh ai')).toEqual([])
    })

    test('that every text has are looked for alone, and not beside others', async () => {
      expect(await titles('yang keruh di mana')).toEqual(['Air keruh'])
      expect(await titles('ke')).toEqual(['Air keruh'])
      expect(await titles('yang')).toEqual([])
    })

    test('are read as words whatever signs they hold, and signs alone find nothing', async () => {
      for (const q of ['%', '"', '* OR *', "'); drop table complaints; --", ':* | !'])
        expect((await monitoring().list({ q }, 'id')).data.map(({ title }) => title)).toEqual([])
      for (const q of ['"keruh', 'keruh*', 'keruh) (', 'keruh & |', 'NEAR(keruh)'])
        expect((await monitoring().list({ q }, 'id')).meta.total_count).toBeLessThanOrEqual(1)
      expect(await titles('"keruh"')).toEqual(['Air keruh'])
    })

    test('are forgotten with the text, and follow it when it changes', async () => {
      const { id } = await store({ title: 'Semenjana lama' }, 4)
      await backend.db
        .updateTable('complaints')
        .set({ title: 'Kuncoro baru' })
        .where('id', '=', id)
        .execute()
      expect([await titles('semenjana'), await titles('kuncoro')]).toEqual([[], ['Kuncoro baru']])
      await backend.db
        .updateTable('complaints')
        .set({ title: '', reason: '' })
        .where('id', '=', id)
        .execute()
      expect((await listHandled(backend.db, { q: 'kuncoro' }, now)).meta.total_count).toBe(0)
    })
  })

  test('a listing is what its complaint is, whatever happens to it', async () => {
    const held = await store({ title: 'Daftar satu' }, 5)
    await backend.db
      .updateTable('complaints')
      .set({
        held_reason: 'flagged',
        status: 'verified',
        handling_body: 'Dinas Perhubungan',
        district_code: '32.73.02',
        awaits: 'answer',
        resolve_due_on: '2026-08-01',
      })
      .where('id', '=', held.id)
      .execute()
    const deleted = await store({ title: 'Daftar dua' }, 6)
    await monitoring().support(deleted.number, { browserId: 'a', email: '' })
    await monitoring().support(deleted.number, { browserId: 'b', email: '' })
    await monitoring().support(deleted.number, { browserId: 'b', email: '' })
    expect((await monitoring().list({ q: 'daftar dua' }, 'id')).data).toMatchObject([
      { supporters: 2 },
    ])
    await backend.db
      .deleteFrom('complaint_supporters')
      .where('complaint_id', '=', deleted.id)
      .execute()
    expect((await monitoring().list({ q: 'daftar dua' }, 'id')).data).toMatchObject([
      { supporters: 0 },
    ])
    await backend.db.deleteFrom('complaints').where('id', '=', deleted.id).execute()
    expect(
      (await listHandled(backend.db, { q: 'daftar' }, now)).data.map(({ title }) => title),
    ).toEqual(['Daftar satu'])

    const { rows } = await sql<{ wrong: number; complaints: number; listings: number }>`select
      (select count(*) from complaints left join complaint_listings as listing on listing.complaint_id = complaints.id
        where listing.position is null or listing.is_held <> (case when held_reason is null then 0 else 1 end)
        or listing.is_listed <> (case when type = 'public' and held_reason is null and title <> '' then 1 else 0 end)
        or listing.status <> complaints.status or listing.category_id <> complaints.category_id or listing.city_code <> complaints.city_code
        or coalesce(listing.subcategory_id, '') <> coalesce(complaints.subcategory_id, '') or coalesce(listing.awaits, '') <> coalesce(complaints.awaits, '')
        or listing.district_code <> complaints.district_code or coalesce(listing.handling_body, '') <> complaints.handling_body
        or listing.due_on <> coalesce(complaints.resolve_due_on, '9999-12-31')
        or listing.created_at <> complaints.created_at or listing.updated_at <> complaints.updated_at
        or listing.supporters <> (select count(*) from complaint_supporters where complaint_supporters.complaint_id = complaints.id)) as wrong,
      (select count(*) from complaints) as complaints, (select count(*) from complaint_listings) as listings`.execute(
      backend.db,
    )
    expect(rows).toEqual([
      { wrong: 0, complaints: expect.any(Number), listings: rows[0]?.complaints },
    ])
  })

  test('officers find a complaint by the beginning of its number', async () => {
    const { number } = await store(
      {
        title: 'Menurut nomor',
        created_at: '2025-03-04T05:00:00.000Z',
        number: 'JBR-20250304-AB7K9Q',
      },
      7,
    )
    for (const q of ['jbr-20250304', 'JBR-20250304-AB7', 'JBR-202503'])
      expect(
        (await listHandled(backend.db, { q }, now)).data.map((each) => each.complaint_number),
      ).toEqual([number])
    expect((await listHandled(backend.db, { q: 'JBR-20250305' }, now)).data).toEqual([])
  })

  test('officers find complaints by office, district, day of receipt and due day', async () => {
    await addOffice(backend.db, {
      id: 78,
      name_id: 'Dinas Tapis',
      name_en: 'Office of Filters',
      short_name: 'DT',
    })
    const one = await store({
      title: 'Tapis satu',
      handling_body: 'Dinas Tapis',
      district_code: '32.73.05',
      resolve_due_on: '2026-08-03',
      created_at: '2025-05-01T17:30:00.000Z',
    })
    const other = await store({
      title: 'Tapis dua',
      handling_body: 'Bupati Garut',
      district_code: '32.73.06',
      resolve_due_on: '2026-08-04',
      created_at: '2025-05-02T17:30:00.000Z',
    })
    await store({
      title: 'Tapis tiga',
      resolve_due_on: null,
      created_at: '2025-05-03T17:30:00.000Z',
    })
    const found = async (query: Parameters<typeof listHandled>[1]) =>
      (await listHandled(backend.db, { q: 'tapis', ...query }, now)).data.map(
        (each) => each.complaint_number,
      )
    expect(await found({ body: 'dt' })).toEqual([one.number])
    expect(await found({ body: 'Bupati Garut' })).toEqual([other.number])
    expect(await found({ district_id: '32.73.06' })).toEqual([other.number])
    expect(await found({ start_date: '2025-05-02', end_date: '2025-05-02' })).toEqual([one.number])
    expect(await found({ due_until: '2026-08-03' })).toEqual([one.number])
    expect(await found({ due_from: '2026-08-04' })).toEqual([other.number])
    expect(await found({ body: 'DT', district_id: '32.73.06' })).toEqual([])
  })

  test.each([
    [{ category_id: 'sihir' }, { category_id: 'unknownChoice' }],
    [
      { city_id: '32.99', district_id: '32.73.99' },
      { city_id: 'areaCode', district_id: 'areaCode' },
    ],
    [{ city_id: '32.04', district_id: '32.73.01' }, { district_id: 'areaMismatch' }],
    [{ body: 'Dinas Sihir' }, { body: 'unknownOffice' }],
    [{ after: 'JBR-20260101-AAAAAA' }, { after: 'unknownChoice' }],
    [
      {
        start_date: '2026-02-02',
        end_date: '2026-02-01',
        due_from: '2026-02-02',
        due_until: '2026-02-01',
      },
      { end_date: 'beforeStart', due_until: 'beforeStart' },
    ],
  ])('a filter that no complaint can answer is refused: %o', async (query, rules) => {
    const fields = Object.fromEntries(
      Object.entries(rules).map(([name, rule]) => [name, [{ rule }]]),
    )
    await expect(listHandled(backend.db, query, now)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields },
    })
  })

  test('are exported whole, a piece after the other', async () => {
    const numbers: string[] = []
    for (let minute = 0; minute < 230; minute += 1)
      numbers.push(
        (await store({ title: 'Ekspor', category_id: 'pariwisata-dan-budaya' }, 1_000 + minute))
          .number,
      )
    const path = join(backend.dataDir, 'ekspor.json')
    const file = await open(path, 'wx')
    expect(
      await writeExport(
        file,
        backend.handling,
        { category_id: 'pariwisata-dan-budaya' },
        { format: 'json', reader: null },
      ),
    ).toBe(numbers.length)
    await file.close()
    const rows = z
      .array(z.object({ complaint_number: z.string() }))
      .parse(JSON.parse(readFileSync(path, 'utf8')))
    expect(rows.map((row) => row.complaint_number)).toEqual(numbers)
  })

  describe('long lists', () => {
    const many = countMax + 30
    const lastNumber = `JBR-20270101-${String(many).padStart(6, '0')}`
    beforeAll(async () => {
      // Copies of one complaint, one after the other, with a status each in turn.
      const padded = (digits: number) =>
        `substr('000000' || i, length('000000' || i) - ${digits - 1})`
      const { id } = await store({ title: 'Contoh panjang' }, 10)
      const columns =
        (await backend.db.introspection.getTables())
          .find(({ name }) => name === 'complaints')
          ?.columns.map(({ name }) => name) ?? []
      const own: Record<string, string> = {
        id: "'copy-' || i",
        number: `'JBR-20270101-' || ${padded(6)}`,
        submission_key_hash: "'copy-' || i",
        status: `case ${complaintStatuses.map((status, index) => `when i % ${complaintStatuses.length} = ${index} then '${status}'`).join(' ')} end`,
        created_at: `'2027-01-01T00:00:00.' || ${padded(6)} || 'Z'`,
      }
      // In small pieces, because PostgreSQL gives each statement two seconds and a busy machine is slow.
      const piece = 100
      for (let before = 0; before < many; before += piece) {
        await sql
          .raw(
            `with recursive series(i) as
              (select ${before + 1} union all select i + 1 from series where i < ${Math.min(before + piece, many)})
              insert into complaints (${columns.join(', ')})
              select ${columns.map((column) => own[column] ?? column).join(', ')} from series cross join complaints where id = '${id}'`,
          )
          .execute(backend.db)
      }
    })

    test('are counted up to ten thousand, and their pages go on behind it', async () => {
      const list = (page: number) => monitoring().list({ page, per_page: 100 }, 'id')
      expect((await list(1)).meta).toEqual({
        total_count: countMax,
        total_page: 100,
        current_page: 1,
        per_page: 100,
        is_total_capped: true,
      })
      expect((await list(100)).meta.total_page).toBe(101)
      expect((await list(101)).data.length).toBeGreaterThan(29)
      expect(await list(110)).toMatchObject({ data: [], meta: { is_total_capped: true } })
      expect((await list(10_000)).data).toEqual([])
    })

    test('are in every order, whole and narrowed, what sorting them all would give', async () => {
      const { db } = backend
      for (const status of [undefined, 'verified'] as const) {
        for (const by of ['created_at', 'updated_at', 'supporters'] as const) {
          for (const direction of ['ASC', 'DESC'] as const) {
            const { data } = await monitoring().list(
              { status, sort_by: by, sort_order: direction, page: 3, per_page: 7 },
              'id',
            )
            const key =
              by === 'supporters'
                ? sql`(select count(*) from complaint_supporters where complaint_id = id)`
                : sql.ref(`complaints.${by}`)
            const all = sql`select complaints.number from complaints
              where type = 'public' and held_reason is null and title <> '' and status = coalesce(${status ?? null}, status)
              order by ${key} ${sql.raw(direction)}, created_at ${sql.raw(direction)} limit 7 offset 14`
            const { rows } = await sql<{ number: string }>`${all}`.execute(db)
            expect(
              data.map((each) => each.complaint_number),
              `${status} ${by} ${direction}`,
            ).toEqual(rows.map(({ number }) => number))
          }
        }
      }
    })

    test('are walked to their end behind the last one seen, in every order, each once', async () => {
      const walks = {
        newest: (after?: string) => monitoring().list({ after, per_page: 5_000 }, 'id'),
        supporters: (after?: string) =>
          monitoring().list(
            { after, per_page: 5_000, sort_by: 'supporters', sort_order: 'ASC' },
            'id',
          ),
        status: (after?: string) =>
          monitoring().list({ after, per_page: 300, status: 'finished' }, 'id'),
        due: (after?: string) => listHandled(backend.db, { after, per_page: 5_000 }, now),
      }
      for (const [name, walk] of Object.entries(walks)) {
        const seen: string[] = []
        for (let after: string | undefined; ;) {
          const { data } = await walk(after)
          if (data.length === 0) break
          seen.push(...data.map((each) => each.complaint_number))
          after = seen.at(-1)
        }
        expect(new Set(seen).size, name).toBe(seen.length)
        expect(seen.length, name).toBeGreaterThan(
          name === 'status' ? many / complaintStatuses.length - 1 : many,
        )
      }
      expect((await monitoring().list({ after: 'JBR-20260101-AAAAAA' }, 'id')).data).toEqual([])
    })

    test('officers narrow by what is late, awaited and held, with the same cap', async () => {
      const list = (query: Parameters<typeof listHandled>[1]) => listHandled(backend.db, query, now)
      expect((await list({})).meta).toMatchObject({ total_count: countMax, is_total_capped: true })
      expect((await list({ is_held: '0', order: 'newest' })).data[0]?.complaint_number).toBe(
        lastNumber,
      )
      expect((await list({ is_held: '1' })).data.map(({ title }) => title)).toEqual(['Daftar satu'])
      expect((await list({ awaits: 'answer' })).meta.total_count).toBe(1)
      const { complaint_number: asked = '' } = (await list({ awaits: 'answer' })).data[0] ?? {}
      expect((await list({ awaits: 'none', q: asked })).data).toEqual([])
      const { data } = await list({ awaits: 'none', per_page: 100 })
      expect(data.map(({ awaits }) => awaits)).toEqual(Array(100).fill(null))
    })

    test('of such words all are found by who reads on from the oldest', async () => {
      const { data } = await listHandled(
        backend.db,
        { q: 'panjang', order: 'oldest', per_page: 1 },
        now,
      )
      expect(data[0]?.created_at).toMatch(/^2026-/)
    })

    test('of words that stand in more complaints than are looked at, the newest are found', async () => {
      const { data, meta } = await monitoring().list({ q: 'panjang' }, 'id')
      expect([data[0]?.complaint_number, meta.is_total_capped]).toEqual([lastNumber, true])
      expect(
        (await monitoring().list({ q: 'panjang', city_id: '32.01' }, 'id')).meta.total_count,
      ).toBe(0)
    })
  })
})
