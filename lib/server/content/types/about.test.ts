import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { aboutKeys, aboutTexts } from '@/lib/schemas/about'
import type { Database } from '@/lib/server/db/types'
import { storedCollections } from '../stored-collections'
import { createAbout } from './about'
import { createInformations } from './informations'
import { openContentDatabase, type ContentDatabase } from '@/tests/support/content-database'

describe('content about the province', () => {
  let content: ContentDatabase
  let db: Kysely<Database>
  beforeEach(async () => {
    content = await openContentDatabase(['about', 'districts', 'informations', 'units'])
    db = content.db
  })
  afterEach(() => content.remove())

  const informations = (today: string) => createInformations(db, () => new Date(today))

  it('changes nothing when nothing changed', async () => {
    expect(await content.run('import')).toMatchObject({ added: [], changed: [] })
  })

  it.each(locales)('gives every text of the product in %s, in its own shape', async (locale) => {
    for (const key of aboutKeys)
      expect(
        aboutTexts[key].safeParse(await createAbout(db).text(key, locale)).error,
        key,
      ).toBeUndefined()
  })

  it('says of texts with dates from when they wait to be looked at again', async () => {
    const about = createAbout(db)
    for (const locale of locales) {
      expect((await about.text('plan', locale))?.review_by).toBe('2027-01-01')
      expect((await about.text('emblem', locale))?.review_by).toBeNull()
    }
  })

  it('does not repeat the mistakes of the earlier site', async () => {
    const about = createAbout(db)
    const [emblem, history, governors, structure] = [
      await about.text('emblem', 'en'),
      await about.text('history', 'en'),
      await about.text('governors', 'id'),
      await about.text('structure', 'id'),
    ]
    const meaningOf = (hex: string) => emblem?.colours.find((colour) => colour.hex === hex)?.meaning
    expect(meaningOf('#FFFFFF')).toMatch(/purity/i)
    expect(meaningOf('#FFF000')).toMatch(/nobility/i)
    const when = (title: RegExp) =>
      history?.milestones.find((milestone) => title.test(milestone.title))?.when
    expect(when(/Pasundan/)).toBe('27 December 1949')
    expect(when(/trading post/)).toBe('1603')
    expect(governors?.governors.filter(({ name }) => name === 'Sewaka')).toHaveLength(1)
    expect(new Set(structure?.groups.map(({ duty }) => duty)).size).toBe(structure?.groups.length)
  })

  it('marks every leader in office with how sure the facts are', async () => {
    const leaders = (await createAbout(db).text('leaders', 'id'))?.leaders ?? []
    expect(leaders.map(({ role }) => role)).toEqual([
      'governor',
      'vice_governor',
      'regional_secretary',
    ])
    for (const { name, note } of leaders) expect(note, name).toMatch(/20\d\d/)
  })

  it('takes an editor’s new leader, and a later start keeps it', async () => {
    content.edit('about/pimpinan.json', (text) => text.replace('"Herman Suryatman"', '"Nama Baru"'))
    expect(await content.run('import')).toMatchObject({ added: [], changed: ['about/leaders'] })
    content.restore()
    content.edit('about/pimpinan.json', (text) => text.replace('"2026-11-21"', '"2026-11-22"'))
    expect(await content.run('seed')).toMatchObject({ changed: [], kept: ['about/leaders'] })
    expect((await createAbout(db).text('leaders', 'id'))?.leaders.at(-1)?.name).toBe('Nama Baru')
  })

  it('refuses a text, a unit and a region that do not fit, and writes nothing then', async () => {
    content.edit('about/pimpinan.json', (text) => text.replace('"governor"', '"king"'))
    expect(() => content.read()).toThrow(/pimpinan\.json: leaders\.0\.role/)
    content.restore()
    content.edit('units/biro-umum.json', (text) =>
      text.replace('"parent_id": 1,', '"parent_id": 999,'),
    )
    await expect(content.run('import')).rejects.toThrow(
      /units\/biro-umum-\d+: parent_id names unit 999/,
    )
    content.restore()
    content.edit('districts/kota-depok.json', (text) => text.replace('"id": 24', '"id": 99'))
    await expect(content.run('import')).rejects.toThrow(
      'districts/32.76: is stored under another id',
    )
    expect(
      (await storedCollections(db).districts.list({ per_page: 100 }, 'id')).meta.total_count,
    ).toBe(27)
  })

  it('never publishes the internal unit', () => {
    content.edit('units/biro-umum.json', (text) => text.replace('"Biro Umum"', '"Super Admin"'))
    expect(() => content.read()).toThrow(/biro-umum\.json: name is internal/)
  })

  it('shows what an editor adds about a unit', async () => {
    content.edit('units/biro-umum.json', (text) =>
      text.replace('"phone": null', '"phone": "022-0000000"'),
    )
    await content.run('import')
    expect((await storedCollections(db).units.list({ q: 'biro umum' }, 'id')).data).toMatchObject([
      { phone: '022-0000000' },
    ])
  })

  it('shows an announcement from its first to its last day in Jakarta', async () => {
    content.edit('informations/waspada-penipuan.json', (text) =>
      text.replace('"end_date": null', '"end_date": "2026-12-01"'),
    )
    await content.run('import')
    const slugs = async (today: string) =>
      (await informations(today).list('announcement', { q: 'penipuan' }, 'id')).meta.total_count
    expect(await slugs('2026-11-09T16:59:59Z')).toBe(0)
    expect(await slugs('2026-11-09T17:00:00Z')).toBe(1)
    expect(await slugs('2026-12-01T16:59:59Z')).toBe(1)
    expect(await slugs('2026-12-01T17:00:00Z')).toBe(0)
  })

  it('falls back to Indonesian and says so where nobody has translated', async () => {
    content.edit('informations/data-terbuka.json', (text) =>
      JSON.stringify({ ...(JSON.parse(text) as object), english: null }),
    )
    await content.run('import')
    const [item] = (
      await informations('2026-11-21T00:00:00Z').list('information', { q: 'data terbuka' }, 'en')
    ).data
    expect(item).toMatchObject({ title: 'Memakai data terbuka Jawa Barat', lang: 'id' })
    expect(
      (await informations('2026-11-21T00:00:00Z').byId('information', item?.id ?? 0, 'en'))
        ?.content,
    ).toContain('Sebelum mengutip')
  })
})
