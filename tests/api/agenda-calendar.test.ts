import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parseEnv } from '@/lib/env'
import type * as CalendarRoute from '@/app/kalender/[locale]/[file]/route'
import { addDays, weekOf } from '@/lib/days'
import { jakartaDay } from '@/lib/jakarta'
import { importContent } from '@/lib/server/content/import'
import { readContent } from '@/lib/server/content/read-content'
import { openDatabase } from '@/lib/server/db/open'
import type * as AgendaQueries from '@/lib/server/queries/agenda'
import type * as OpenPortalModule from '@/lib/server/open-portal'
import { makeDataFolder, removeFolder } from '../support/database'
import { parseIcal } from '../support/ical'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

const folder = makeDataFolder('seeded')
let get: typeof CalendarRoute.GET
let listThisWeek: typeof AgendaQueries.listThisWeek
let openPortal: typeof OpenPortalModule.openPortal

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('SITE_ORIGIN', 'https://jabarprov.example')
  get = (await import('@/app/kalender/[locale]/[file]/route')).GET
  listThisWeek = (await import('@/lib/server/queries/agenda')).listThisWeek
  openPortal = (await import('@/lib/server/open-portal')).openPortal
  await openPortal()
})
afterAll(async () => {
  await (await openPortal()).close()
  vi.unstubAllEnvs()
  removeFolder(folder)
})

const today = jakartaDay(new Date())
const days = [addDays(today, 1), addDays(today, 8)]
const exercise = {
  id: 901,
  on: { days },
  hours: { start: '08:00', end: '10:00' },
  priority: 1,
  type: 'offline',
  category: 'Olahraga',
  district: '32.04',
  url: null,
  tags: [],
  created_by: 'Biro Umum',
  unit_name: 'Biro Umum',
  is_demo: false,
  updated_at: today,
  indonesian: { title: 'Senam pagi', description: 'Senam bersama.', address: 'Soreang' },
  english: null,
}

/** As an editor imports a folder. */
async function importEvent(...changed: readonly object[]) {
  const content = join(folder, 'content')
  mkdirSync(join(content, 'events'), { recursive: true })
  writeFileSync(join(content, 'tags.json'), '{}')
  writeFileSync(
    join(content, 'events', 'senam.json'),
    JSON.stringify(changed.map((changes) => ({ ...exercise, ...changes }))),
  )
  const db = openDatabase(parseEnv({ DATA_DIR: folder }))
  await importContent(db, readContent(content), 'import')
  await db.destroy()
}

/** What a program reads that has subscribed to the region: UID, SEQUENCE, STATUS and SUMMARY of each event. */
async function subscribed() {
  const address = 'https://jabarprov.example/kalender/id/agenda.ics?wilayah=32.04'
  const params = Promise.resolve({ locale: 'id', file: 'agenda.ics' })
  const response = await get(new Request(address), { params })
  return parseIcal(await response.text()).components.map(({ properties }) =>
    ['UID', 'SEQUENCE', 'STATUS', 'SUMMARY'].map((name) => properties.get(name)?.value),
  )
}

test('a program that has subscribed learns of each change, and of a day that is called off', async () => {
  expect(await subscribed()).toEqual([])
  await importEvent({})
  const [first, second] = (await subscribed()).map(([uid]) => uid)
  for (const uid of [first, second]) expect(uid).toMatch(/^agenda-901\d{3}@jabarprov\.example$/)
  expect(await subscribed()).toEqual([
    [first, '0', 'CONFIRMED', 'Senam pagi'],
    [second, '0', 'CONFIRMED', 'Senam pagi'],
  ])
  await importEvent({ hours: { start: '07:00', end: '09:00' } })
  await importEvent({ hours: { start: '07:00', end: '09:00' }, cancelled: days.slice(0, 1) })
  expect(await subscribed()).toEqual([
    [first, '2', 'CANCELLED', 'Dibatalkan: Senam pagi'],
    [second, '2', 'CONFIRMED', 'Senam pagi'],
  ])
  // A day that is over leaves the file; the one that stays is still itself.
  await importEvent({ on: { days: days.slice(1) } })
  expect(await subscribed()).toEqual([[second, '3', 'CONFIRMED', 'Senam pagi']])
})

test('a subscription holds every day from a month ago to half a year ahead, however many there are', async () => {
  const wide = Array.from({ length: 260 }, (_, at) => addDays(today, at - 40))
  await importEvent(...[901, 905, 906].map((id) => ({ id, on: { days: wide } })))
  const address = 'https://jabarprov.example/kalender/id/agenda.ics?wilayah=32.04'
  const params = Promise.resolve({ locale: 'id', file: 'agenda.ics' })
  const { components } = parseIcal(await (await get(new Request(address), { params })).text())
  const starts = components.map(({ properties }) => properties.get('DTSTART')?.value)
  const startOf = (day: string) => `${day.replaceAll('-', '')}T010000Z`
  const held = wide.filter((day) => day >= addDays(today, -31) && day <= addDays(today, 183))
  expect(starts).toEqual(held.flatMap((day) => Array<string>(3).fill(startOf(day))))
  await importEvent(...[905, 906].map((id) => ({ id, on: { days: days.slice(1) } })))
  const week = (await listThisWeek('id')).events.filter(({ id }) => String(id).startsWith('901'))
  expect(week.map(({ date }) => date.slice(0, 10))).toEqual(weekOf(today))
})

test('of what begins at one time the more important stands first', async () => {
  const at = (id: number, priority: number) => ({ id, priority, category: 'Hiburan' })
  await importEvent(at(902, 1), at(903, 3), at(904, 2))
  const { events } = await openPortal()
  for (const sort_order of ['ASC', 'DESC'] as const) {
    const { data } = await events.list(
      { cat: ['Hiburan'], district: ['32.04'], start_date: days[0], end_date: days[0], sort_order },
      'id',
    )
    expect(data.map(({ priority }) => priority)).toEqual([3, 2, 1])
  }
})
