import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { similarRequest } from '@/lib/schemas/complaint-monitoring'
import { createMonitoring } from '@/lib/server/complaints/embedded/monitoring/monitoring'
import { backends, type TestBackend } from './complaints-backend'
import { storeComplaint, storePhoto, type StoredEvent } from './stored-complaints'

const now = new Date('2026-07-20T03:00:00.000Z')
const at = (day: string) => `2026-${day}T03:00:00.000Z`
const received = (day = '07-01'): StoredEvent => ({
  kind: 'received',
  status: 'unverified',
  at: at(day),
})
const verified: StoredEvent = { kind: 'moved', status: 'verified', at: at('07-02') }
const here = { latitude: -6.87, longitude: 107.59 }
/** Degrees of latitude to the north, from metres. */
const north = (metres: number) => ({ latitude: here.latitude + metres / 111_195 })

describe.each(backends)('monitoring on $name', ({ open }) => {
  let backend: TestBackend
  const monitoring = (onPublicChange?: () => void) =>
    createMonitoring(backend.db, { now: () => now, onPublicChange })
  const store = (steps: readonly StoredEvent[], changes?: Parameters<typeof storeComplaint>[2]) =>
    storeComplaint(backend.db, steps, changes)
  beforeAll(async () => {
    backend = await open()
  })
  afterAll(() => backend.close())

  describe('the public list', () => {
    const listed = async (
      q: string,
      more: Parameters<ReturnType<typeof monitoring>['list']>[0] = {},
    ) => (await monitoring().list({ q, ...more }, 'id')).data

    test('shows neither private nor held complaints, however they are asked for', async () => {
      const seen = await store([received()], { title: 'Daftar: terbuka' })
      const hidden = [
        await store([received()], { title: 'Daftar: pribadi', type: 'private' }),
        await store([received()], { title: 'Daftar: ditahan', held_reason: 'language' }),
      ]
      expect((await listed('daftar:')).map((each) => each.complaint_number)).toEqual([seen.number])
      for (const { number } of hidden) expect(await listed(number)).toEqual([])
      expect(await listed(seen.number.toLowerCase())).toHaveLength(1)
    })

    test('says nothing of contact, full name, address or coordinates', async () => {
      await store([received()], { title: 'Rahasia pelapor' })
      const [shown] = await listed('rahasia pelapor')
      expect(shown).toMatchObject({
        reporter_name: 'B*** S***',
        complaint_number_masked: expect.stringMatching(/^JBR-20260701-..•••$/),
      })
      for (const hidden of [
        'Budi',
        '08123456',
        'warga.id',
        'Geger Kalong',
        'pagar hijau',
        '107.59',
        'Sarijadi',
      ])
        expect(JSON.stringify(shown)).not.toContain(hidden)
      await store([received()], { title: 'Tanpa nama', is_anonymous: 1 })
      expect((await listed('tanpa nama'))[0]).toMatchObject({ reporter_name: 'Anonim' })
    })

    test('shows a photo once the complaint is verified, never a held one and never evidence', async () => {
      const waiting = await store([received()], { title: 'Foto menunggu' })
      const shown = await store([received(), verified], { title: 'Foto tampil' })
      const held = await store([received(), verified], { title: 'Foto ditahan' })
      const photo = await storePhoto(backend.db, shown.id)
      await storePhoto(backend.db, waiting.id)
      await storePhoto(backend.db, held.id, { held_reason: 'near_copy' })
      await storePhoto(backend.db, held.id, { purpose: 'evidence' })
      expect(new Map((await listed('foto')).map((each) => [each.title, each.photo]))).toEqual(
        new Map([
          ['Foto menunggu', null],
          ['Foto tampil', `/v1/public/media/${photo}`],
          ['Foto ditahan', null],
        ]),
      )
    })

    test('finds by words, status, category, region and Jakarta days together, and takes signs of patterns as they are', async () => {
      const wanted = await store([{ ...received(), at: '2026-05-31T18:00:00.000Z' }, verified], {
        title: 'Saring 100% mati',
        category_id: 'kesehatan',
        city_code: '32.01',
        city_name: 'Kabupaten Bogor',
      })
      await store([received('06-01')], { title: 'Saring lain' })
      const filters = {
        status: 'verified',
        category_id: 'kesehatan',
        city_id: '32.01',
        start_date: '2026-06-01',
        end_date: '2026-06-01',
      } as const
      expect((await listed('100% bogor', filters)).map((each) => each.complaint_number)).toEqual([
        wanted.number,
      ])
      for (const change of [
        { status: 'finished' },
        { category_id: 'pendidikan' },
        { city_id: '32.02' },
        { start_date: '2026-06-02' },
        { end_date: '2026-05-31' },
      ] as const) {
        expect(await listed('saring', { ...filters, ...change })).toEqual([])
      }
      expect(await listed('sa_ing')).toEqual([])
    })

    test('orders by support and pages without losing any', async () => {
      for (const title of ['Urut satu', 'Urut dua', 'Urut tiga'])
        await store([received()], { title })
      const second = (await listed('urut dua'))[0]?.complaint_number ?? ''
      await monitoring().support(second, { browserId: 'a', email: '' })
      const first = await monitoring().list({ q: 'urut', sort_by: 'supporters', per_page: 2 }, 'id')
      const rest = await monitoring().list(
        { q: 'urut', sort_by: 'supporters', per_page: 2, page: 2 },
        'id',
      )
      expect(first.data[0]).toMatchObject({ title: 'Urut dua', supporters: 1 })
      expect(first.meta).toEqual({ total_count: 3, total_page: 2, current_page: 1, per_page: 2 })
      expect(new Set([...first.data, ...rest.data].map(({ title }) => title)).size).toBe(3)
    })
  })

  describe('similar complaints', () => {
    const ask = (changes: object = {}) =>
      monitoring().similar(
        similarRequest.parse({
          category: 'transportasi',
          sub_category: 'angkutan-umum',
          ...here,
          ...changes,
        }),
        'id',
      )
    const transport = { category_id: 'transportasi', subcategory_id: 'angkutan-umum' }

    test('are those of the same kind within 250 m, the nearest first when nothing is written yet', async () => {
      const near = await store([received()], { ...transport, ...north(200) })
      const nearer = await store([received()], { ...transport, ...north(40) })
      await store([received()], { ...transport, ...north(260) })
      const found = await ask()
      expect(found.map((each) => [each.complaint_number, each.distance_m])).toEqual([
        [nearer.number, 50],
        [near.number, 200],
      ])
    })

    test('are found on both sides of where the cells of their index meet', async () => {
      // Half a hundredth of a degree, which databases round to either side.
      const corner = { latitude: -7.205, longitude: 107.605 }
      const places = [-1, 0, 1].map((side) => ({
        latitude: corner.latitude + side * 0.001,
        longitude: corner.longitude - side * 0.001,
      }))
      const open = []
      for (const place of places)
        open.push((await store([received()], { ...transport, ...place })).number)
      const closed = await store(
        [received(), { kind: 'confirmed', status: 'finished', at: at('07-10') }],
        { ...transport, ...corner },
      )
      expect((await ask(corner)).map((each) => each.complaint_number).toSorted()).toEqual(
        [...open, closed.number].toSorted(),
      )
    })

    test('never are private, held, joined, refused or long closed ones', async () => {
      const place = { ...transport, latitude: -7.1 }
      await store([received()], { ...place, type: 'private' })
      await store([received()], { ...place, held_reason: 'flagged' })
      const main = await store([received()], place)
      await store([received()], { ...place, merged_into_id: main.id })
      await store([received(), { kind: 'moved', status: 'rejected', at: at('07-03') }], place)
      await store(
        [received('01-05'), { kind: 'confirmed', status: 'finished', at: at('04-01') }],
        place,
      )
      const lately = await store(
        [received('04-01'), { kind: 'confirmed', status: 'finished', at: at('06-01') }],
        place,
      )
      expect(
        (await ask({ latitude: -7.1 })).map((each) => each.complaint_number).toSorted(),
      ).toEqual([main.number, lately.number].toSorted())
    })

    test('of another kind nearby need words in common: other forms and synonyms count, stop words do not', async () => {
      const place = {
        latitude: -7.2,
        category_id: 'infrastruktur',
        subcategory_id: 'drainase-dan-banjir',
      }
      const same = await store([received()], {
        ...place,
        title: 'Selokan tersumbat runtah',
        reason: 'Caah masuk ke rumah warga setiap hujan turun.',
      })
      await store([received()], {
        ...place,
        title: 'Saluran irigasi yang ada di sini',
        reason: 'Pintu air ini tidak dapat dibuka dan ditutup.',
      })
      const found = await ask({
        category: 'kebencanaan',
        sub_category: 'banjir',
        latitude: -7.2,
        title: 'Banjir karena sampah di selokan',
        reason: 'Yang ada di sini setiap hujan, dan ini tidak surut.',
      })
      expect(found.map((each) => each.complaint_number)).toEqual([same.number])
    })

    test('look as far as the matter reaches: a lamp 100 m, a flood 500 m', async () => {
      const kinds = [
        ['infrastruktur', 'penerangan-jalan'],
        ['kebencanaan', 'banjir'],
      ] as const
      for (const [category_id, subcategory_id] of kinds)
        for (const cells of [2, 3, 11, 12])
          await store([received()], {
            category_id,
            subcategory_id,
            latitude: -7.3 + cells * 0.0004,
          })
      const distances = async (category: string, sub: string) =>
        (await ask({ category, sub_category: sub, latitude: -7.3 }))
          .map((each) => each.distance_m)
          .toSorted((a, b) => a - b)
      expect(await distances('infrastruktur', 'penerangan-jalan')).toEqual([100])
      expect(await distances('kebencanaan', 'banjir')).toEqual([100, 150, 500])
    })

    test('tell no more of a place than its cell of 44 m, however finely one asks', async () => {
      for (const moved of [0, 0.00015, -0.00015])
        await store([received()], {
          ...transport,
          latitude: -7.5 + moved,
          longitude: 107.6 + moved,
        })
      const from = [-0.0021, -0.0012, -0.0003, 0.0003, 0.0012, 0.0021].map((step) =>
        ask({ latitude: -7.5 + step, longitude: 107.6 }),
      )
      for (const found of await Promise.all(from))
        expect(new Set(found.map((each) => each.distance_m)).size).toBeLessThanOrEqual(1)
    })

    test('show their photos once they are verified, and none that waits for a second look', async () => {
      const place = { ...transport, latitude: -7.6 }
      const waiting = await store([received()], place)
      const shown = await store([received(), verified], place)
      const again = await store([received(), verified], { ...place, status: 'unverified' })
      const photo = await storePhoto(backend.db, shown.id)
      for (const { id } of [waiting, again]) await storePhoto(backend.db, id)
      await storePhoto(backend.db, shown.id, { held_reason: 'near_copy' })
      await storePhoto(backend.db, shown.id, { purpose: 'evidence' })
      const found = await ask({ latitude: -7.6 })
      expect(new Map(found.map((each) => [each.complaint_number, each.photos]))).toEqual(
        new Map([
          [waiting.number, []],
          [shown.number, [{ url: `/v1/public/media/${photo}` }]],
          [again.number, []],
        ]),
      )
    })

    test('are at most five', async () => {
      for (let count = 0; count < 7; count += 1)
        await store([received()], { ...transport, latitude: -7.4 })
      expect(await ask({ latitude: -7.4 })).toHaveLength(5)
    })
  })

  describe('supporters', () => {
    test('count once for each browser, also when they come at the same moment', async () => {
      const { number } = await store([received()])
      const supports = await Promise.all(
        ['a', 'a', 'b'].map((browserId) => monitoring().support(number, { browserId, email: '' })),
      )
      expect(supports.filter((each) => each?.is_new)).toHaveLength(2)
      expect(await monitoring().support(number, { browserId: 'b', email: '' })).toEqual({
        supporters: 2,
        is_new: false,
      })
    })

    test('are stored so that one browser at two complaints cannot be told', async () => {
      const [one, other] = [await store([received()]), await store([received()])]
      for (const { number } of [one, other])
        await monitoring().support(number, { browserId: 'peramban', email: '' })
      const rows = await backend.db
        .selectFrom('complaint_supporters')
        .select('supporter_hash')
        .where('complaint_id', 'in', [one.id, other.id])
        .execute()
      expect(new Set(rows.map((row) => row.supporter_hash)).size).toBe(2)
      expect(JSON.stringify(rows)).not.toContain('peramban')
    })

    test('may leave an address later, which nobody can replace', async () => {
      const { id, number } = await store([received()])
      for (const email of ['', 'siti@warga.id', 'lain@warga.id'])
        await monitoring().support(number, { browserId: 'a', email })
      expect(
        await backend.db
          .selectFrom('complaint_supporters')
          .select('email')
          .where('complaint_id', '=', id)
          .execute(),
      ).toEqual([{ email: 'siti@warga.id' }])
    })

    test('private, held and unknown complaints have none', async () => {
      const closed = [
        await store([received()], { type: 'private' }),
        await store([received()], { held_reason: 'language' }),
        { number: 'JBR-20200101-000000' },
      ]
      for (const { number } of closed) {
        expect(await monitoring().support(number, { browserId: 'a', email: '' })).toBeNull()
        expect(await monitoring().flag(number, { browserId: 'a', reason: 'false' })).toBe(false)
      }
    })
  })

  describe('flags', () => {
    const flag = (number: string, browserId: string, onPublicChange?: () => void) =>
      monitoring(onPublicChange).flag(number, { browserId, reason: 'abusive' })
    const heldReason = async (id: string) =>
      (
        await backend.db
          .selectFrom('complaints')
          .select('held_reason')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).held_reason

    test('of three browsers take a complaint out of view with one step of its history that the public does not see', async () => {
      const { id, number } = await store([received()])
      let changes = 0
      for (const browser of ['a', 'a', 'b']) await flag(number, browser, () => (changes += 1))
      expect([await heldReason(id), changes]).toEqual([null, 0])
      await Promise.all(['c', 'd'].map((browser) => flag(number, browser, () => (changes += 1))))
      expect([await heldReason(id), changes]).toEqual(['flagged', 1])
      const steps = await backend.db
        .selectFrom('complaint_history')
        .select(['step', 'kind', 'reason_code', 'is_public'])
        .where('complaint_id', '=', id)
        .orderBy('step')
        .execute()
      expect(steps.slice(1)).toEqual([
        { step: 2, kind: 'held', reason_code: 'flagged', is_public: 0 },
      ])
      expect(await flag(number, 'e')).toBe(false)
    })

    test('that cannot take a complaint out of view are not stored, so that the same browser does it later', async () => {
      const { id, number } = await store([received()])
      for (const browser of ['a', 'b']) await flag(number, browser)
      const failing = createMonitoring(backend.db, {
        now: () => new Date(),
        onEvent: () => Promise.reject(new Error('no room')),
      })
      await expect(failing.flag(number, { browserId: 'c', reason: 'abusive' })).rejects.toThrow(
        'no room',
      )
      expect(await heldReason(id)).toBeNull()
      expect(await flag(number, 'c')).toBe(true)
      expect(await heldReason(id)).toBe('flagged')
    })

    test('that were stored without the step they call for bring it with the next press', async () => {
      const { id, number } = await store([received()])
      for (const browser of ['a', 'b']) await flag(number, browser)
      await backend.db
        .insertInto('complaint_flags')
        .values({ complaint_id: id, flagger_hash: 'c', reason: 'false', created_at: at('07-10') })
        .execute()
      await flag(number, 'b')
      expect(await heldReason(id)).toBe('flagged')
    })

    test('from before an officer let it stand do not count again', async () => {
      const { id, number } = await store([
        received(),
        { kind: 'released', status: 'unverified', at: at('07-10') },
      ])
      for (const flagger of ['x', 'y', 'z'])
        await backend.db
          .insertInto('complaint_flags')
          .values({
            complaint_id: id,
            flagger_hash: flagger,
            reason: 'false',
            created_at: at('07-05'),
          })
          .execute()
      await flag(number, 'a')
      await flag(number, 'b')
      expect(await heldReason(id)).toBeNull()
      await flag(number, 'c')
      expect(await heldReason(id)).toBe('flagged')
    })
  })
})
