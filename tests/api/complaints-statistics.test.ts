import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMonitoring } from '@/lib/server/complaints/embedded/monitoring/monitoring'
import { compactTotals } from '@/lib/server/complaints/embedded/statistics/compact-totals'
import { statisticsCsv } from '@/lib/server/api/statistics-csv'
import { backends, type TestBackend } from './complaints-backend'
import { type StoredEvent, storeComplaint } from './stored-complaints'

/** Ten in the morning of a Jakarta day in 2026. */
const on = (day: string) => `2026-${day}T03:00:00.000Z`
const received = (day: string): StoredEvent => ({
  kind: 'received',
  status: 'unverified',
  at: on(day),
})
const step = (
  kind: StoredEvent['kind'],
  status: StoredEvent['status'],
  day: string,
  more: Partial<StoredEvent> = {},
): StoredEvent => ({ kind, status, at: on(day), ...more })

const bogor = { city_code: '32.01', city_name: 'Kabupaten Bogor' }
const bogorCity = { city_code: '32.71', city_name: 'Kota Bogor' }

/*
 * Sixteen complaints, counted by hand on a calendar of 2026: 1 June (Pancasila) and 16 June (1 Muharam) are holidays; today is Monday 20 July.
 *
 * A ×6  infrastructure, Kota Bandung, received Tue 2 June. Answered Thu 4 June: 3, 4 → 2 days. Solved Mon 15 June: 3 4 5, 8–12, 15 → 9 days,
 *       within 14 → on time. Confirmed 17 June.
 * B ×5  health, Kab. Bogor, received Mon 8 June. Answered Wed 17 June: 9–12, 15, 17 → 6 days. Solved Thu 2 July: 9–12 (4), 15 (5), 17–19 (8),
 *       22–26 (13), 29 June–2 July (17) → 17 days, more than 14 → late. Closed by itself on 17 July.
 * C     education, Kota Bogor, private, received Mon 22 June. Asked on 24 June, answered by the reporter on 8 July: paused 25 June–8 July.
 *       Officer answers Thu 9 July: 23–26 (4), 29 June–3 July (9), 6–9 (13) → 13 days. Due: 23 24 | 9 10, 13–17, 20–24 → 24 July: not judged yet.
 * D     health, Kota Bogor, held, received Mon 22 June, only verified. Due: 23–26 (4), 29 June–3 July (9), 6–10 (14) → 10 July → late.
 * E     infrastructure, Kota Bandung, received Wed 1 July, refused Fri 3 July: 2, 3 → 2 days to the answer. Owes no resolution.
 * F     infrastructure, Kota Bandung, sent on 30 June 18.00 UTC, which is 1 July in Jakarta. Withdrawn without an answer.
 * G     infrastructure, Kab. Bogor, an example, received Fri 3 July. Answered and solved Mon 6 July → 1 day; reopened on 8 July, extended to 31 July.
 *
 * Status: finished A+B = 11; C D E F G are alone in theirs, together 5.
 * Category: infrastructure A+E+F+G = 9, health B+D = 6, education 1. The 1 alone could be read off the total, so health joins it: 7.
 * City: Bandung A+E+F = 8, Kab. Bogor B+G = 6, Kota Bogor C+D = 2; in the same way Kab. Bogor joins Kota Bogor: 8.
 * Finished: 11 of 16 = 68.75 → 68.8 %. On time: A of A, B and D: 6 of 12 = 50 %.
 * First answers: 1 | 2 ×7 | 6 ×5 | 13: fourteen; the 7th is 2, the 13th (0.9 × 14 = 12.6) is 6.
 * Resolutions: 9 ×6 | 17 ×5: eleven; the 6th is 9, the 10th (9.9) is 17.
 */
async function storeDataSet({ db }: TestBackend) {
  const a = [
    received('06-02'),
    step('moved', 'verified', '06-03'),
    step('moved', 'followup', '06-04'),
    step('closing_proposed', 'followup', '06-15'),
    step('confirmed', 'finished', '06-17'),
  ]
  const b = [
    received('06-08'),
    step('moved', 'verified', '06-09'),
    step('moved', 'coordinated', '06-10'),
    step('answered', 'coordinated', '06-17'),
    step('closing_proposed', 'coordinated', '07-02'),
    step('closed_automatically', 'finished', '07-17'),
  ]
  for (let count = 0; count < 6; count += 1) await storeComplaint(db, a)
  for (let count = 0; count < 5; count += 1)
    await storeComplaint(db, b, { category_id: 'kesehatan', ...bogor })
  await storeComplaint(
    db,
    [
      received('06-22'),
      step('asked', 'unverified', '06-24'),
      step('reporter_answered', 'unverified', '07-08'),
      step('moved', 'followup', '07-09'),
    ],
    { category_id: 'pendidikan', type: 'private', ...bogorCity },
  )
  await storeComplaint(db, [received('06-22'), step('moved', 'verified', '06-23')], {
    category_id: 'kesehatan',
    held_reason: 'officer',
    ...bogorCity,
  })
  await storeComplaint(db, [
    received('07-01'),
    step('moved', 'rejected', '07-03', { reason_code: 'unfounded' }),
  ])
  await storeComplaint(db, [
    { ...received('06-30'), at: '2026-06-30T18:00:00.000Z' },
    step('withdrawn', 'canceled', '07-02'),
  ])
  await storeComplaint(
    db,
    [
      received('07-03'),
      step('closing_proposed', 'unverified', '07-06'),
      step('confirmed', 'finished', '07-07'),
      step('reopened', 'review', '07-08'),
      step('extended', 'review', '07-09', { due_on: '2026-07-31', reason_code: 'weather' }),
    ],
    { is_demo: 1, ...bogor },
  )
}

describe.each(backends)('statistics on $name', ({ open }) => {
  let backend: TestBackend
  const monitoring = () => createMonitoring(backend.db, { now: () => new Date(on('07-20')) })
  beforeAll(async () => {
    backend = await open()
  })
  afterAll(() => backend.close())

  test('nothing received gives zeros and no durations', async () => {
    expect(await monitoring().statistics({}, 'id')).toMatchObject({
      total: 0,
      by_status: [],
      by_month: [],
      finished_percentage: 0,
      on_time_percentage: null,
      first_answer: { median_days: null, p90_days: null, count: 0 },
    })
  })

  test('equal the numbers counted by hand', async () => {
    await storeDataSet(backend)
    expect(await monitoring().statistics({}, 'en')).toEqual({
      total: 16,
      by_status: [
        { id: 'finished', name: 'Finished', count: 11 },
        { id: 'other', name: 'Small groups combined', count: 5 },
      ],
      by_category: [
        { id: 'infrastruktur', name: 'Infrastructure', count: 9 },
        { id: 'other', name: 'Small groups combined', count: 7 },
      ],
      by_city: [
        { id: '32.73', name: 'Kota Bandung', count: 8 },
        { id: 'other', name: 'Small groups combined', count: 8 },
      ],
      by_month: [
        { month: '2026-06', received: 13, finished: 6 },
        { month: '2026-07', received: 3, finished: 5 },
      ],
      finished_percentage: 68.8,
      on_time_percentage: 50,
      first_answer: { median_days: 2, p90_days: 6, count: 14 },
      resolution: { median_days: 9, p90_days: 17, count: 11 },
      reopened: 1,
      closed_automatically: 5,
      rejected_by_reason: [{ id: 'other', name: 'Small groups combined', count: 1 }],
      demo: 1,
      as_of: '2026-07-20T10:00:00+07:00',
    })
  })

  test('count what is due today as late from tomorrow on', async () => {
    const onTime = async (day: string) =>
      (await createMonitoring(backend.db, { now: () => new Date(on(day)) }).statistics({}, 'id'))
        .on_time_percentage
    // D is due on 10 July: A of A and B, then of A, B and D.
    expect([await onTime('07-10'), await onTime('07-11')]).toEqual([54.5, 50])
  })

  test('count by the Jakarta day of receipt, both ends included', async () => {
    expect(
      (await monitoring().statistics({ start_date: '2026-07-01', end_date: '2026-07-01' }, 'id'))
        .total,
    ).toBe(2)
    expect(
      (await monitoring().statistics({ start_date: '2026-06-08', end_date: '2026-06-08' }, 'id'))
        .by_month,
    ).toEqual([
      { month: '2026-06', received: 5, finished: 0 },
      { month: '2026-07', received: 0, finished: 5 },
    ])
  })

  test.each(['9998-12-31', '9999-01-01', '9999-12-02', '9999-12-31'])(
    'count nothing from %s on',
    async (start) => {
      await compactTotals(backend.db)
      for (const end of [undefined, '9999-12-31'])
        expect(
          (await monitoring().statistics({ start_date: start, end_date: end }, 'id')).total,
        ).toBe(0)
    },
  )

  test('stay the same when the identity of reporters has been removed', async () => {
    const before = await monitoring().statistics({}, 'id')
    await backend.db
      .updateTable('complaints')
      .set({
        reporter_name: '',
        reporter_phone: '',
        reporter_email: '',
        address: '',
        address_detail: '',
        identity_removed_at: on('07-19'),
      })
      .execute()
    expect(await monitoring().statistics({}, 'id')).toEqual(before)
  })

  test('are written as files that no spreadsheet takes for formulas', async () => {
    const statistics = await monitoring().statistics({}, 'id')
    const file = statisticsCsv(
      { ...statistics, by_city: [{ id: '32.73', name: '=HYPERLINK("x","y")', count: 8 }] },
      'city',
      'id',
    )
    expect(file).toBe(
      '\uFEFFKode,Kabupaten/kota,Jumlah aduan,Persentase,Dihitung pada\r\n32.73,"\'=HYPERLINK(""x"",""y"")",8,50,2026-07-20T10:00:00+07:00\r\n',
    )
    expect(statisticsCsv(statistics, 'times', 'en').split('\r\n')[1]).toBe(
      'Median to first answer,2,working days,14,2026-07-20T10:00:00+07:00',
    )
    expect(statisticsCsv(statistics, 'month', 'en').split('\r\n')[1]).toBe(
      '2026-06,13,6,2026-07-20T10:00:00+07:00',
    )
  })

  test('do not call a report reopened that its reporter has completed', async () => {
    const { total, reopened } = await monitoring().statistics({}, 'id')
    await storeComplaint(backend.db, [
      received('07-03'),
      step('moved', 'failed', '07-06'),
      step('reopened', 'unverified', '07-08'),
    ])
    expect(await monitoring().statistics({}, 'id')).toMatchObject({ total: total + 1, reopened })
  })
})
