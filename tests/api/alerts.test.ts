import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parseEnv } from '@/lib/env'
import { alertDraft, alertList } from '@/lib/schemas/alerts'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { createAlerts } from '@/lib/server/alerts/embedded/alerts'
import {
  endAlert,
  issueAlert,
  listAlerts,
  UnknownArea,
} from '@/lib/server/alerts/embedded/write-alerts'
import { backends, type TestDatabase } from '../support/database'

const start = new Date('2026-11-22T10:00:00+07:00')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const draft = (more: object = {}) =>
  alertDraft.parse({
    level: 'warning',
    title: { id: 'Banjir di Bandung selatan', en: 'Flood in southern Bandung' },
    body: { id: 'Hindari Jalan Raya Dayeuhkolot.', en: 'Avoid Jalan Raya Dayeuhkolot.' },
    link: '/berita',
    areas: ['32.04'],
    starts_at: start.toISOString(),
    expires_at: after(60).toISOString(),
    ...more,
  })

describe.each(backends)('alerts on $name', ({ open }) => {
  let backend: TestDatabase
  let db: Kysely<Database>
  beforeAll(async () => {
    backend = await open('migrated')
    db = openDatabase(parseEnv(backend.settings))
  })
  beforeEach(() => db.deleteFrom('alerts').execute())
  afterAll(async () => {
    await db.destroy()
    await backend.close()
  })
  const at = (time: Date) => createAlerts(db, () => time)
  const titles = async (time: Date, locale: 'id' | 'en' = 'id') =>
    (await at(time).current(locale)).map(({ title }) => title)

  test('are shown in both languages from their start until they expire', async () => {
    await issueAlert(db, draft(), start)
    expect(await titles(after(-1))).toEqual([])
    expect(await titles(start)).toEqual(['Banjir di Bandung selatan'])
    expect(await titles(after(59), 'en')).toEqual(['Flood in southern Bandung'])
    expect(await titles(after(60))).toEqual([])
    const [alert] = await at(start).current('id')
    expect(alert).toMatchObject({
      areas: [{ code_kemendagri: '32.04', name: 'Kabupaten Bandung' }],
      starts_at: '2026-11-22T10:00:00+07:00',
      expires_at: '2026-11-22T11:00:00+07:00',
    })
    expect(alertList.parse({ data: [alert], meta: { total_count: 1 } }).data).toHaveLength(1)
  })

  test('are most urgent first and three at most', async () => {
    for (const level of ['info', 'danger', 'warning', 'danger'])
      await issueAlert(db, draft({ level }), start)
    expect((await at(start).current('id')).map(({ level }) => level)).toEqual([
      'danger',
      'danger',
      'warning',
    ])
  })

  test('of one level begin with the latest, which leaves the oldest out, for readers and officers', async () => {
    const ids: number[] = []
    for (const minutes of [20, 0, 10, 20])
      ids.push(await issueAlert(db, draft({ starts_at: after(minutes).toISOString() }), start))
    const [early, first, second, last] = ids
    const shown = await at(after(30)).current('id')
    expect(shown.map(({ id }) => id)).toEqual([last, early, second])
    const listed = await listAlerts(db, { isAll: false }, start)
    expect(listed.map(({ id }) => id)).toEqual([last, second, first, early])
  })

  test('can be ended once, also before they begin', async () => {
    const id = await issueAlert(db, draft({ starts_at: after(30).toISOString() }), start)
    expect(await listAlerts(db, { isAll: false }, start)).toHaveLength(1)
    expect([
      await endAlert(db, id, after(1)),
      await endAlert(db, id, after(2)),
      await endAlert(db, id + 100, after(2)),
    ]).toEqual([true, false, false])
    expect([
      await titles(after(40)),
      (await listAlerts(db, { isAll: false }, after(2))).length,
      (await listAlerts(db, { isAll: true }, after(2))).length,
    ]).toEqual([[], 0, 1])
  })

  test('name only areas that exist', async () => {
    await expect(issueAlert(db, draft({ areas: ['32.73', '32.99'] }), start)).rejects.toEqual(
      new UnknownArea('32.99'),
    )
    expect(await listAlerts(db, { isAll: true }, start)).toEqual([])
  })
})

describe('a draft', () => {
  const given = { ...draft() }
  test.each([
    ['without English', { title: { id: 'Banjir di Bandung' } }],
    ['with an empty text', { body: { id: '  ', en: 'Avoid the road.' } }],
    ['that ends before it begins', { expires_at: after(-1).toISOString() }],
    ['of more than 30 days', { expires_at: after(30 * 24 * 60 + 1).toISOString() }],
    ['with a time without offset', { expires_at: '2026-11-23T10:00:00' }],
    ['with a script for a link', { link: 'javascript:alert(1)' }],
    ['with another host in disguise', { link: '//evil.example' }],
    ['with an unsafe link', { link: 'http://jabarprov.go.id' }],
    ['of another level', { level: 'panic' }],
    ['for a district', { areas: ['32.04.01'] }],
  ])('%s is refused', (_, change) => {
    expect(alertDraft.safeParse({ ...given, ...change }).success).toBe(false)
  })

  test('of 30 days is taken', () => {
    expect(
      alertDraft.safeParse({ ...given, expires_at: after(30 * 24 * 60).toISOString() }).success,
    ).toBe(true)
  })
})
