import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImportMode } from '../import-run'
import { openContentDatabase, type ContentDatabase } from '@/tests/support/content-database'
import { createLifeEvents } from './life-events'

describe('importing life events', () => {
  let content: ContentDatabase
  beforeEach(async () => {
    content = await openContentDatabase(['services', 'life-events'])
  })
  afterEach(() => content.remove())

  const file = (key: string) => content.file(`life-events/${key}.json`)
  const edit = (key: string, change: (text: string) => string) =>
    content.edit(`life-events/${key}.json`, change)
  const run = (mode: ImportMode) => content.run(mode)
  const birth = () => createLifeEvents(content.db).byName('Kelahiran', 'id')
  const rename = (to: string) => edit('kelahiran', (text) => text.replace('"Imunisasi"', `"${to}"`))

  it('changes nothing when nothing changed', async () => {
    expect(await run('import')).toMatchObject({ added: [], changed: [] })
  })

  it('changes one life event with its sectors and leaves the others alone', async () => {
    const others = (await createLifeEvents(content.db).parts('id')).filter(
      ({ name }) => name !== 'Kelahiran',
    )
    rename('Vaksin')
    expect(await run('import')).toMatchObject({ added: [], changed: ['life-events/kelahiran-2'] })
    expect((await birth())?.sectors).toEqual(['Akta Kelahiran', 'Kesehatan Ibu', 'Vaksin'])
    expect(
      (await createLifeEvents(content.db).services('Kelahiran', { sector: 'vaksin' }, 'id'))?.meta
        .total_count,
    ).toBe(1)
    expect(
      (await createLifeEvents(content.db).parts('id')).filter(({ name }) => name !== 'Kelahiran'),
    ).toEqual(others)
  })

  it('is found by the name that it had before, until another one takes that', async () => {
    const events = createLifeEvents(content.db)
    edit('kelahiran', (text) => text.replace('"Kelahiran"', '"Menyambut Bayi"'))
    await run('import')
    expect(await events.plan('menyambut-bayi', 'id')).not.toBeNull()
    const renamed = { id: 2, name: 'Menyambut Bayi' }
    expect(await events.plan('kelahiran', 'id')).toMatchObject({
      ...renamed,
      slug: 'menyambut-bayi',
    })
    expect(await events.byName('Kelahiran', 'id')).toMatchObject(renamed)
    for (const unknown of ['kelahirans', '', '-'])
      expect(await events.plan(unknown, 'id')).toBeNull()
    edit('pernikahan', (text) => text.replace('"Pernikahan"', '"Kelahiran"'))
    await run('import')
    expect(await events.plan('kelahiran', 'id')).toMatchObject({ name: 'Kelahiran' })
  })

  it('says in a dry run what would change, and changes nothing', async () => {
    const before = await birth()
    rename('Vaksin')
    expect((await run('dryRun')).changed).toEqual(['life-events/kelahiran-2'])
    expect(await birth()).toEqual(before)
  })

  it('stores nothing of a folder whose sector names a service that is not there', async () => {
    edit('kelahiran', (text) => text.replace('"Imunisasi"', '"Vaksin"').replace('15', '9999'))
    await expect(run('import')).rejects.toThrow(
      'life-events/kelahiran-2: sectors name service 9999, which is not stored',
    )
    expect((await birth())?.sectors).toContain('Imunisasi')
  })

  it('refuses two life events of one name, in the folder and against what is stored', async () => {
    writeFileSync(
      file('lain'),
      readFileSync(file('kelahiran'), 'utf8')
        .replace('"id": 2', '"id": 99')
        .replace('"Kelahiran"', '"Birth"'),
    )
    expect(() => content.read()).toThrow('life-events: the name "Birth" belongs to two life events')
    rmSync(file('kelahiran'))
    await expect(run('import')).rejects.toThrow(
      'life-events: the name "Birth" belongs to two life events',
    )
    expect(await createLifeEvents(content.db).parts('id')).toHaveLength(13)
  })

  it('a later start keeps what an editor imported', async () => {
    rename('Vaksin')
    await run('import')
    edit('kelahiran', (text) => text.replace('"Vaksin"', '"Imunisasi Anak"'))
    edit('sekolah', (text) => text.replace('"Mutasi"', '"Pindah Sekolah"'))
    await run('seed')
    expect((await birth())?.sectors).toContain('Vaksin')
    expect((await createLifeEvents(content.db).byName('Sekolah', 'id'))?.sectors).toContain(
      'Pindah Sekolah',
    )
  })

  it('a start does not fail over an editor who took a name first; the first in the list answers to it', async () => {
    writeFileSync(
      file('lain'),
      readFileSync(file('kelahiran'), 'utf8')
        .replace('"id": 2', '"id": 99')
        .replace('"position": 2', '"position": 9'),
    )
    rmSync(file('kelahiran'))
    await run('seed')
    expect((await birth())?.id).toBe(2)
  })
})
