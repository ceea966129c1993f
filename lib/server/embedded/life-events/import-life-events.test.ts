import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { migrate } from '@/lib/server/db/migrate'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { readContent } from '@/lib/server/seed/content-files'
import { importContent, type ImportMode } from '@/lib/server/seed/import-content'
import { createLifeEvents } from './life-events'

const product = join('lib', 'server', 'seed', 'content')

describe('importing life events', () => {
  let folder: string
  let db: Kysely<Database>
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portal-life-events-'))
    // News is slow to read and has no part in this.
    for (const part of ['tags.json', 'services', 'life-events']) cpSync(join(product, part), join(folder, 'content', part), { recursive: true })
    db = openDatabase(parseEnv({ DATA_DIR: folder }))
    await migrate(db)
    await run('seed')
  })
  afterEach(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })

  const content = () => join(folder, 'content')
  const file = (key: string) => join(content(), 'life-events', `${key}.json`)
  const edit = (key: string, change: (text: string) => string) => writeFileSync(file(key), change(readFileSync(file(key), 'utf8')))
  const run = (mode: ImportMode) => importContent(db, readContent(content()), mode)
  const birth = () => createLifeEvents(db).byName('Kelahiran', 'id')
  const rename = (to: string) => edit('kelahiran', (text) => text.replace('"Imunisasi"', `"${to}"`))

  it('changes nothing when nothing changed', async () => {
    expect(await run('import')).toMatchObject({ added: [], changed: [] })
  })

  it('changes one life event with its sectors and leaves the others alone', async () => {
    const others = (await createLifeEvents(db).parts('id')).filter(({ name }) => name !== 'Kelahiran')
    rename('Vaksin')
    expect(await run('import')).toMatchObject({ added: [], changed: ['life-events/kelahiran-2'] })
    expect((await birth())?.sectors).toEqual(['Akta Kelahiran', 'Kesehatan Ibu', 'Vaksin'])
    expect((await createLifeEvents(db).services('Kelahiran', { sector: 'vaksin' }, 'id'))?.meta.total_count).toBe(1)
    expect((await createLifeEvents(db).parts('id')).filter(({ name }) => name !== 'Kelahiran')).toEqual(others)
  })

  it('says in a dry run what would change, and changes nothing', async () => {
    const before = await birth()
    rename('Vaksin')
    expect((await run('dryRun')).changed).toEqual(['life-events/kelahiran-2'])
    expect(await birth()).toEqual(before)
  })

  it('stores nothing of a folder whose sector names a service that is not there', async () => {
    edit('kelahiran', (text) => text.replace('"Imunisasi"', '"Vaksin"').replace('15', '9999'))
    await expect(run('import')).rejects.toThrow('life-events/kelahiran-2: sectors name service 9999, which is not stored')
    expect((await birth())?.sectors).toContain('Imunisasi')
  })

  it('refuses two life events of one name, in the folder and against what is stored', async () => {
    writeFileSync(file('lain'), readFileSync(file('kelahiran'), 'utf8').replace('"id": 2', '"id": 99').replace('"Kelahiran"', '"Birth"'))
    expect(() => readContent(content())).toThrow('life-events: the name "Birth" belongs to two life events')
    rmSync(file('kelahiran'))
    await expect(run('import')).rejects.toThrow('life-events: the name "Birth" belongs to two life events')
    expect(await createLifeEvents(db).parts('id')).toHaveLength(6)
  })

  it('a later start keeps what an editor imported', async () => {
    rename('Vaksin')
    await run('import')
    edit('kelahiran', (text) => text.replace('"Vaksin"', '"Imunisasi Anak"'))
    edit('sekolah', (text) => text.replace('"Mutasi"', '"Pindah Sekolah"'))
    await run('seed')
    expect((await birth())?.sectors).toContain('Vaksin')
    expect((await createLifeEvents(db).byName('Sekolah', 'id'))?.sectors).toContain('Pindah Sekolah')
  })

  it('a start does not fail over an editor who took a name first; the first in the list answers to it', async () => {
    writeFileSync(file('lain'), readFileSync(file('kelahiran'), 'utf8').replace('"id": 2', '"id": 99').replace('"position": 2', '"position": 9'))
    rmSync(file('kelahiran'))
    await run('seed')
    expect((await birth())?.id).toBe(2)
  })
})
