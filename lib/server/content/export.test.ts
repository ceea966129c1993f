import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '@/lib/server/db/types'
import {
  openMigratedDatabase,
  openProductDatabase,
  product,
} from '@/tests/support/content-database'
import { removeDemo } from '@/lib/server/seed/demo'
import { everyKind } from './content'
import { exportContent, type ExportedFiles } from './export'
import { importContent } from './import'
import { readContent } from './read-content'
import type { ImportMode } from './import-run'
import { setFlag } from './set-flag'

describe('exported content', () => {
  let folder: string
  const open: Kysely<Database>[] = []
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-export-'))
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((db) => db.destroy()))
    rmSync(folder, { recursive: true, force: true })
  })

  async function opened(copy: typeof openMigratedDatabase) {
    const db = await copy(mkdtempSync(join(folder, 'data-')))
    open.push(db)
    return db
  }
  const emptyDatabase = () => opened(openMigratedDatabase)
  const productDatabase = () => opened(openProductDatabase)
  const load = (db: Kysely<Database>, content: string, mode: ImportMode = 'import') =>
    importContent(db, readContent(content), mode)
  function write(name: string, files: ExportedFiles | Record<string, string>) {
    const path = join(folder, name)
    for (const [file, text] of files instanceof Map ? files : Object.entries(files)) {
      mkdirSync(dirname(join(path, file)), { recursive: true })
      writeFileSync(join(path, file), text)
    }
    return path
  }
  /** A small content folder: some services and what they need. */
  function smallContent() {
    const path = join(folder, 'small')
    for (const part of [
      'tags.json',
      'awards',
      'services/kartu-keluarga.json',
      'services/ktp-elektronik.json',
      'news/siaga-gempa-sesar-lembang',
    ]) {
      cpSync(join(product, part), join(path, part), { recursive: true })
    }
    return path
  }

  it('fills a fresh database that exports the very same again, with every kind of the product', async () => {
    const first = await productDatabase()
    // The product's own folder switches nothing.
    await setFlag(first, 'strategicProgramPreview', true)
    // Nor has it changed anything because of feedback before there is some.
    const change = {
      id: 1,
      changed_on: '2026-11-26',
      indonesian: { title: 'Huruf lebih besar', text: 'Banyak yang memintanya.' },
      english: null,
      link: null,
    }
    await load(
      first,
      write('changes', { 'tags.json': '{}', 'portal-changes/a.json': JSON.stringify([change]) }),
    )
    const exported = await exportContent(first)
    const second = await emptyDatabase()
    const report = await load(second, write('copy', exported))
    expect(report.changed).toEqual([])
    expect(await exportContent(second)).toEqual(exported)
    for (const { kind } of everyKind)
      expect(
        [...exported.keys()].some((file) => file.startsWith(`${kind}/`)),
        kind,
      ).toBe(true)
  })

  it("is the product's own folder, file for file", async () => {
    const db = await productDatabase()
    const exported = await exportContent(db)
    // Complaint categories are part of the product and not of any import.
    const names = readdirSync(product, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.(json|md)$/.test(name) && name !== 'complaint-categories.json',
    )
    expect([...exported.keys()].toSorted()).toEqual(names.toSorted())
    for (const [file, text] of exported) {
      const original = readFileSync(join(product, file), 'utf8')
      if (file.endsWith('.md')) expect(text).toBe(original)
      else expect(JSON.parse(text)).toEqual(JSON.parse(original))
    }
    expect(await load(db, product)).toMatchObject({ added: [], changed: [] })
  })

  it('changes nothing when it is imported where it came from', async () => {
    const db = await emptyDatabase()
    await load(db, smallContent())
    const report = await load(db, write('copy', await exportContent(db)))
    expect(report).toMatchObject({ added: [], changed: [] })
  })

  it('holds what an editor wrote last, also when a later start brings other words', async () => {
    const small = smallContent()
    const db = await emptyDatabase()
    await load(db, small, 'seed')
    const file = join(small, 'services', 'kartu-keluarga.json')
    const original = readFileSync(file, 'utf8')
    writeFileSync(file, original.replace('"id": 3', '"id":   3'))
    await load(db, small)
    writeFileSync(file, original.replace('"is_free": true', '"is_free": false'))
    expect(await load(db, small, 'seed')).toMatchObject({
      kept: [expect.stringContaining('kartu-keluarga')],
    })
    expect((await exportContent(db)).get('services/kartu-keluarga.json')).toContain('"id":   3')
  })

  it('keeps two items apart that came from files of one name', async () => {
    const small = smallContent()
    const db = await emptyDatabase()
    await load(db, small)
    const other = readFileSync(join(small, 'services', 'ktp-elektronik.json'), 'utf8').replace(
      '"id": 2',
      '"id": 902',
    )
    await load(db, write('other', { 'tags.json': '{}', 'services/ktp-elektronik.json': other }))
    const exported = await exportContent(db)
    const texts = ['services/ktp-elektronik.json', 'services/ktp-elektronik-2.json'].map(
      (file) => exported.get(file) ?? '',
    )
    expect(new Set(texts.map((text) => /"id": (\d+)/.exec(text)?.[1]))).toEqual(
      new Set(['2', '902']),
    )
    const second = await emptyDatabase()
    await load(second, write('copy', exported))
    expect(await exportContent(second)).toEqual(exported)
  })

  it('holds the names and the order that editors gave last, which a start leaves alone', async () => {
    const small = smallContent()
    const db = await emptyDatabase()
    await load(db, small, 'seed')
    const names = async () =>
      [...(await exportContent(db)).keys()].filter((file) => /^(?:news|services)\//.test(file))
    const products = await names()
    const edited = join(folder, 'edited')
    cpSync(small, edited, { recursive: true })
    renameSync(join(edited, 'services/kartu-keluarga.json'), join(edited, 'services/kk.json'))
    renameSync(join(edited, 'news/siaga-gempa-sesar-lembang'), join(edited, 'news/gempa'))
    const [list = ''] = readdirSync(join(edited, 'awards'))
    const awards = JSON.parse(readFileSync(join(edited, 'awards', list), 'utf8')) as unknown[]
    writeFileSync(join(edited, 'awards', list), JSON.stringify(awards.toReversed()))
    expect(await load(db, edited)).toMatchObject({ added: [], changed: [] })
    const renamed = ['news/gempa/en.md', 'news/gempa/id.md', 'services/kk.json']
    expect(await names()).toEqual(expect.arrayContaining(renamed))
    expect(await names()).toHaveLength(products.length)
    expect(JSON.parse((await exportContent(db)).get(`awards/${list}`) ?? '')).toEqual(
      awards.toReversed(),
    )
    await load(db, small, 'seed')
    expect(await names()).toEqual(expect.arrayContaining(renamed))
  })

  it('leaves out an English text that an editor took away', async () => {
    const small = smallContent()
    const db = await emptyDatabase()
    await load(db, small)
    rmSync(join(small, 'news', 'siaga-gempa-sesar-lembang', 'en.md'))
    await load(db, small)
    expect(
      [...(await exportContent(db)).keys()].filter((file) => file.startsWith('news/')),
    ).toEqual(['news/siaga-gempa-sesar-lembang/id.md'])
  })

  it('holds no examples once they are removed', async () => {
    const db = await productDatabase()
    await db.transaction().execute(removeDemo)
    const exported = await exportContent(db)
    expect(
      [...exported].filter(([, text]) => /"is_demo":\s*true/.test(text)).map(([file]) => file),
    ).toEqual([])
    expect(exported.size).toBeGreaterThan(100)
  })

  it('keeps no words of a trial run', async () => {
    const db = await emptyDatabase()
    await load(db, smallContent(), 'dryRun')
    expect([...(await exportContent(db)).keys()]).toEqual(['tags.json'])
  })

  it('refuses to leave out what was stored without its words', async () => {
    const db = await emptyDatabase()
    await load(db, smallContent())
    await db.deleteFrom('content_sources').where('kind', '=', 'services').execute()
    await expect(exportContent(db)).rejects.toThrow(
      'services: the words of 2 stored items are not known; import their folder again, then export',
    )
    await load(db, smallContent())
    expect((await exportContent(db)).has('services/kartu-keluarga.json')).toBe(true)
  })
})
