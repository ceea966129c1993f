import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '@/lib/server/db/types'
import { readContent } from '../../read-content'
import { importContent } from '../../import'
import { openingState } from '@/lib/services/openings'
import { weekdays } from '@/lib/services/hours'
import { openMigratedDatabase } from '@/tests/support/content-database'
import { createServices } from './services'

const hours = [
  ['20:00:00', '06:00:00'],
  ['20:00:00', '06:00:00', '06:00:00', '18:00:00'],
  ['00:00:00', '12:00:00', '12:00:00', '23:59:59'],
  ['08:00:00', '08:00:00'],
  ['00:00:00', '23:59:59'],
] as const

const product = join('lib', 'server', 'seed', 'content')

describe('narrowing the directory', () => {
  let folder: string
  let db: Kysely<Database>
  const content = () => readContent(join(folder, 'content'))
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portal-facets-'))
    for (const part of ['tags.json', 'services'])
      cpSync(join(product, part), join(folder, 'content', part), { recursive: true })
    // Doors that are open past midnight, of whose hours the database knows where one stretch begins and ends.
    for (const [index, [start, end, ...more]] of hours.entries()) {
      const spans = [{ start, end }, ...(more.length > 0 ? [{ start: more[0], end: more[1] }] : [])]
      const service = JSON.parse(
        readFileSync(join(product, 'services', 'akta-kelahiran.json'), 'utf8'),
      )
      writeFileSync(
        join(folder, 'content', 'services', `malam-${index}.json`),
        JSON.stringify({
          ...service,
          id: 9_000 + index,
          operational_times: weekdays.flatMap((day) => spans.map((span) => ({ day, ...span }))),
        }),
      )
    }
    db = await openMigratedDatabase(folder)
    await importContent(db, content(), 'seed')
  })
  afterAll(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })

  it.each([
    ['in office hours', '2026-11-23T09:00:00+07:00'],
    ['at the minute of closing', '2026-11-23T16:00:00+07:00'],
    ['at night', '2026-11-24T02:00:00+07:00'],
    ['on Saturday between two openings', '2026-11-28T12:30:00+07:00'],
    ['in the last minute of the week', '2026-11-22T23:59:00+07:00'],
    ['on a holiday on a weekday', '2026-12-25T09:00:00+07:00'],
    ['on a day of joint leave', '2026-12-24T09:00:00+07:00'],
    ['in the night to a holiday', '2026-12-24T03:00:00+07:00'],
    ['in the morning of a holiday', '2026-12-24T07:00:00+07:00'],
    ['in the night between two holidays', '2026-12-25T03:00:00+07:00'],
    ['in the night after a holiday', '2026-12-26T03:00:00+07:00'],
    ['in the evening after a holiday', '2026-12-26T21:00:00+07:00'],
    ['in the night from a working Sunday to a holiday', '2026-08-17T03:00:00+07:00'],
    ['in the night from a holiday to Tuesday', '2026-08-18T03:00:00+07:00'],
  ])('lists exactly what is open %s', async (_, moment) => {
    const now = new Date(moment)
    const services = createServices(db, () => now)
    const expected = content().items.services.filter(
      (service) =>
        service.operator_status === 'Aktif' &&
        service.hours_kind !== 'form' &&
        (openingState(service.operational_times, now)?.isOpen ?? false),
    )
    const { data } = await services.list({ open: true }, 'id')
    expect(data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      expected.map(({ id }) => id).toSorted((a, b) => a - b),
    )
    expect((await services.facets({})).open).toBe(expected.length)
  })

  it('counts every choice under all the others', async () => {
    const services = createServices(db, () => new Date('2026-11-23T09:00:00+07:00'))
    const counts = await services.facets({ availability: 'OFFLINE', is_free: true })
    const free = content().items.services.filter((service) => service.service_fee.is_free)
    expect(counts.availability.reduce((sum, { count }) => sum + count, 0)).toBe(free.length)
    const { data } = await services.list({ availability: 'OFFLINE', is_free: true }, 'id')
    expect(counts.service_user.reduce((sum, { count }) => sum + count, 0)).toBe(data.length)
    expect(counts.is_free).toBe(data.length)
  })
})
