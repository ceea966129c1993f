import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { flagDefaults } from '@/lib/flags'
import type { Database } from '@/lib/server/db/types'
import { readContent } from '../read-content'
import { importContent } from '../import'
import type { ImportMode } from '../import-run'
import { openMigratedDatabase } from '@/tests/support/content-database'
import { setFlag } from '../set-flag'
import { storedCollections } from '../stored-collections'
import { createFlags } from './flags'
import { createPageTexts } from './page-texts'
import { createPrograms } from './programs'

const texts = {
  title: 'Program',
  excerpt: 'Ringkas.',
  description: ['Panjang <script>x</script>.'],
  organization: 'Dinas',
  service_type: 'Program',
  note: 'Menurut 2022.',
}
const program = {
  id: 1,
  position: 1,
  themes: ['ekonomi', 'pariwisata'],
  picture: 'ekonomi',
  indonesian: texts,
  english: null,
  websites: [],
  social_media: { facebook: null, instagram: null, twitter: null, tiktok: null, youtube: null },
  logo: null,
  link: null,
  updated_at: '2026-11-21',
}
const award = {
  id: 1,
  category: 'olahraga',
  year: 2021,
  logo: null,
  indonesian: { title: 'Juara', appreciator: 'KONI', description: 'Emas.' },
  english: null,
  source: 'Antara',
  updated_at: '2026-11-21',
}

describe('programmes, achievements and flags', () => {
  let folder: string
  let db: Kysely<Database>
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portal-programs-'))
    db = await openMigratedDatabase(folder)
    write('tags.json', {})
    write('programs/program.json', program)
    write('awards/olahraga.json', [award])
  })
  afterEach(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })

  const content = () => join(folder, 'content')
  function write(name: string, value: unknown) {
    mkdirSync(join(content(), name, '..'), { recursive: true })
    writeFileSync(join(content(), name), JSON.stringify(value))
  }
  const run = (mode: ImportMode) => importContent(db, readContent(content()), mode)

  it('fall back to Indonesian where English is missing, and say so', async () => {
    await run('import')
    const [found] = (await createPrograms(db).list({}, 'en')).data
    expect(found).toMatchObject({
      title: 'Program',
      lang: 'id',
      categories: ['Economy', 'Tourism destinations and infrastructure'],
    })
    expect(found?.description).toBe('<p>Panjang .</p>\n')
    expect(await storedCollections(db).awards.byId(1, 'en')).toMatchObject({
      title: 'Juara',
      category: 'Sports',
      lang: 'id',
    })
  })

  it('change with their file, keep nothing of old themes, and are left alone when nothing changed', async () => {
    expect((await run('import')).added).toEqual(['awards/juara-1', 'programs/program-1'])
    write('programs/program.json', { ...program, themes: ['pesantren-juara'] })
    expect(await run('import')).toMatchObject({
      added: [],
      changed: ['programs/program-1'],
      unchanged: 1,
    })
    expect((await createPrograms(db).byId(1, 'id'))?.themes).toEqual(['pesantren-juara'])
    expect(await run('import')).toMatchObject({ added: [], changed: [], unchanged: 2 })
  })

  it('have the preview of strategic programmes off until an editor switches it on', async () => {
    await run('import')
    expect(await createFlags(db).all()).toEqual({ ...flagDefaults, strategicProgramPreview: false })
    write('flags/flags.json', [{ id: 1, name: 'strategicProgramPreview', is_on: true }])
    await run('import')
    expect(await createFlags(db).all()).toEqual({ ...flagDefaults, strategicProgramPreview: true })
  })

  it('keep what an editor switched when the product starts anew', async () => {
    write('flags/flags.json', [{ id: 1, name: 'strategicProgramPreview', is_on: false }])
    await run('seed')
    write('flags/flags.json', [{ id: 1, name: 'strategicProgramPreview', is_on: true }])
    await run('import')
    write('flags/flags.json', [{ id: 1, name: 'strategicProgramPreview', is_on: false }])
    await run('seed')
    expect(await createFlags(db).all()).toEqual({ ...flagDefaults, strategicProgramPreview: true })
  })

  it('are switched without taking the place of another flag, wherever the table names them', async () => {
    write('flags/flags.json', [{ id: 1, name: 'strategicProgramPreview', is_on: true }])
    await run('import')
    const flags = db.updateTable('content_items').where('kind', '=', 'flags')
    await flags.set({ slug: 'older' }).execute()
    await setFlag(db, 'strategicProgramPreview', true)
    const stored = db.selectFrom('content_items').where('kind', '=', 'flags').orderBy('id')
    expect((await stored.select('slug').execute()).map(({ slug }) => slug)).toEqual([
      'older',
      'strategicProgramPreview',
    ])
  })

  it('refuse a flag under a second id, an unknown theme and an unknown field', async () => {
    write('flags/flags.json', [{ id: 1, name: 'strategicProgramPreview', is_on: true }])
    await run('import')
    write('flags/flags.json', [{ id: 2, name: 'strategicProgramPreview', is_on: true }])
    await expect(run('import')).rejects.toThrow(
      'flags/strategicProgramPreview: is stored under another id',
    )
    write('flags/flags.json', [{ id: 1, name: 'rahasia', is_on: true }])
    expect(() => readContent(content())).toThrow(/flags\.json: 0\.name/)
    write('flags/flags.json', [])
    write('programs/program.json', { ...program, themes: ['sihir'] })
    expect(() => readContent(content())).toThrow(/program\.json: themes\.0/)
  })

  it('answer with nothing for pages whose text an installation does not have', async () => {
    await run('import')
    expect([
      await createPageTexts(db).superApp('id'),
      await createPageTexts(db).overview('id'),
    ]).toEqual([null, null])
  })
})
