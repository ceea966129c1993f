import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createComplaint } from '@/lib/server/complaints/embedded/create-complaint'
import { repeatHours } from '@/lib/server/complaints/embedded/moderation/repeated-text'
import { backends, draftOn, type DraftChanges, type TestBackend } from './complaints-backend'

const hourMs = 60 * 60_000

describe.each(backends)('automatic holds on $name', ({ open }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await open()
  })
  afterAll(() => backend.close())

  async function sent(information: DraftChanges['information'], at = new Date()) {
    const { key, request } = await draftOn(backend, { information })
    const receipt = await createComplaint(backend.db, request, key, {
      ...backend.createSettings,
      now: () => at,
    })
    const row = await backend.db
      .selectFrom('complaints')
      .select(['id', 'held_reason', 'step', 'status', 'text_hash'])
      .where('number', '=', receipt.complaint_number)
      .executeTakeFirstOrThrow()
    return { ...row, number: receipt.complaint_number, secret: receipt.secret }
  }

  test.each([
    [{ reason: 'Hubungi saya di 081234567890.' }, 'personal_data'],
    [{ title: 'Surel budi@warga.id tidak dibalas' }, 'personal_data'],
    [{ reason: 'NIK saya 3273010101010001 dipakai orang' }, 'personal_data'],
    [{ reason: 'Mobil D 1234 ABC parkir di trotoar' }, 'personal_data'],
    [
      { category: 'lainnya', sub_category: '', category_child_id: 'Lapor 081234567890' },
      'personal_data',
    ],
    [{ reason: 'Dasar bangsat semua petugasnya' }, 'language'],
    [{ reason: 'Jalan rusak sejak 12 November 2025, rugi Rp1.500.000, goblok' }, null],
  ])('a public complaint with %o is held for %s', async (information, reason) => {
    expect((await sent(information)).held_reason).toBe(reason)
  })

  test('a private one is shown to nobody anyway and is not held', async () => {
    expect(await sent({ type: 'private', reason: 'Hubungi 081234567890, bangsat' })).toMatchObject({
      held_reason: null,
      step: 1,
      text_hash: '',
    })
  })

  test('the public gets nothing, the holder a step that says why; it counts as received', async () => {
    const { id, number, secret, step, status } = await sent({
      reason: 'Hubungi saya di 081234567890.',
    })
    expect([step, status]).toEqual([2, 'unverified'])
    const steps = await backend.db
      .selectFrom('complaint_history')
      .select(['step', 'kind', 'reason_code', 'is_public'])
      .where('complaint_id', '=', id)
      .orderBy('step')
      .execute()
    expect(steps).toEqual([
      { step: 1, kind: 'received', reason_code: '', is_public: 1 },
      { step: 2, kind: 'held', reason_code: 'personal_data', is_public: 0 },
    ])
    expect(await backend.complaints.view(number, null, 'id')).toBeNull()
    expect(await backend.complaints.history(number, null, 'id')).toBeNull()
    const history = await backend.complaints.history(number, secret, 'id')
    expect(history?.[0]?.note).toContain('petugas melihatnya dahulu')
    expect((await backend.complaints.history(number, secret, 'en'))?.[0]?.note).toContain(
      'an officer looks',
    )
  })

  test('the third complaint with the same words within a day is held, whatever its signs and capitals', async () => {
    const title = randomUUID().replace(/\d/g, 'x')
    const start = new Date('2026-03-02T01:00:00Z')
    expect(
      (await sent({ title: 'Lampu mati', reason: `Gelap sekali, ${title}!` }, start)).held_reason,
    ).toBeNull()
    expect(
      (await sent({ title: 'LAMPU  MATI', reason: `gelap sekali ${title}` }, start)).held_reason,
    ).toBeNull()
    expect(
      (await sent({ title: 'Lampu mati.', reason: `Gelap sekali – ${title}` }, start)).held_reason,
    ).toBe('repeated_text')
    const nextDay = new Date(start.getTime() + repeatHours * hourMs + 1)
    expect(
      (await sent({ title: 'Lampu mati', reason: `Gelap sekali, ${title}!` }, nextDay)).held_reason,
    ).toBeNull()
  })

  test('a repeated request is one submission, however often the network asks', async () => {
    const { key, request } = await draftOn(backend, {
      information: { reason: `Air keruh ${randomUUID().replace(/\d/g, 'x')}` },
    })
    const responses = await Promise.all(
      Array.from({ length: 5 }, () =>
        createComplaint(backend.db, request, key, backend.createSettings),
      ),
    )
    const numbers = new Set(responses.map(({ complaint_number: number }) => number))
    expect(numbers.size).toBe(1)
    const held = await backend.db
      .selectFrom('complaints')
      .select('held_reason')
      .where('number', 'in', [...numbers])
      .execute()
    expect(held).toEqual([{ held_reason: null }])
  })
})
