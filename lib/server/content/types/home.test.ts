import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { popUpBanner } from '@/lib/schemas/banners'
import type { Database } from '@/lib/server/db/types'
import { readContent } from '../read-content'
import { importContent } from '../import'
import type { ImportMode } from '../import-run'
import { openMigratedDatabase } from '@/tests/support/content-database'
import { storedCollections } from '../stored-collections'

const product = join('lib', 'server', 'seed', 'content')

const popUp = {
  kind: 'pop-up-banner',
  id: 90,
  position: 1,
  title: { id: 'Pembayaran pajak kendaraan', en: 'Paying the vehicle tax' },
  button_label: { id: 'Lihat jadwal', en: 'See the dates' },
  image: { desktop: '/img/dialog-aduan.svg', mobile: '/img/dialog-aduan.svg' },
  link: '/layanan',
  is_active: true,
  start_date: '2026-11-20',
  end_date: '2026-11-22',
  updated_at: '2026-11-20',
}

describe('banners and links of the home page', () => {
  let folder: string
  let db: Kysely<Database>
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portal-banners-'))
    mkdirSync(join(folder, 'content'))
    for (const part of ['tags.json', 'home'])
      cpSync(join(product, part), join(folder, 'content', part), { recursive: true })
    db = await openMigratedDatabase(folder)
    await run('seed')
  })
  afterEach(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })

  const file = (name: string) => join(folder, 'content', 'home', name)
  const write = (name: string, items: unknown[]) => writeFileSync(file(name), JSON.stringify(items))
  const run = (mode: ImportMode) => importContent(db, readContent(join(folder, 'content')), mode)
  const banners = (time = '2026-11-21T12:00:00+07:00') =>
    storedCollections(db, () => new Date(time)).home

  it('are three scenes, eight links and four national sites, in both languages', async () => {
    for (const locale of ['id', 'en'] as const) {
      expect((await banners().banners(locale)).map(({ id }) => id)).toEqual([1, 2, 3])
      expect(await banners().easyLinks(locale)).toHaveLength(8)
      expect(await banners().nationalLinks(locale)).toHaveLength(4)
    }
    expect((await banners().banners('en'))[0]?.title).toBe('Gedung Sate under Mega Mendung clouds')
  })

  it('change nothing when nothing changed', async () => {
    expect(await run('import')).toMatchObject({ added: [], changed: [] })
  })

  it('change one by one, in the order of their positions', async () => {
    const text = readFileSync(file('home-banners.json'), 'utf8')
    writeFileSync(file('home-banners.json'), text.replace('"position": 1', '"position": 9'))
    expect(await run('import')).toMatchObject({
      added: [],
      changed: ['home/gedung-sate-di-bawah-awan-mega-mendung-1'],
    })
    expect((await banners().banners('id')).map(({ id }) => id)).toEqual([2, 3, 1])
  })

  it('have no pop-up unless an editor gives one', async () => {
    expect(await banners().popUp('id')).toBeNull()
  })

  it.each([
    ['2026-11-19T23:59:59+07:00', false],
    ['2026-11-20T00:00:00+07:00', true],
    ['2026-11-22T23:59:59+07:00', true],
    ['2026-11-23T00:00:00+07:00', false],
  ])('show a pop-up on its days in Jakarta: %s %s', async (time, isShown) => {
    write('pop-up.json', [popUp])
    await run('import')
    const shown = await banners(time).popUp('en')
    if (isShown)
      expect(popUpBanner.parse(shown)).toMatchObject({
        title: popUp.title.en,
        duration: 3,
        end_date: '2026-11-22T23:59:59+07:00',
      })
    else expect(shown).toBeNull()
  })

  it.each([
    ['a link with a script', { link: 'javascript:alert(1)' }],
    ['a link to another host in disguise', { link: '//evil.example' }],
    [
      'a picture of another site',
      { image: { desktop: 'https://evil.example/a.png', mobile: '/img/a.png' } },
    ],
    ['an end before its start', { end_date: '2026-11-19' }],
    ['a missing language', { title: { id: 'Judul' } }],
  ])('refuse %s and name the file', (_, change) => {
    write('pop-up.json', [{ ...popUp, ...change }])
    expect(() => readContent(join(folder, 'content'))).toThrow(/home\/pop-up\.json/)
  })
})
