import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImportMode } from '../import-run'
import { openContentDatabase, type ContentDatabase } from '@/tests/support/content-database'
import { storedCollections } from '../stored-collections'

describe('quick accesses', () => {
  let content: ContentDatabase
  beforeEach(async () => {
    content = await openContentDatabase(['services', 'quick-accesses'])
  })
  afterEach(() => content.remove())

  const file = (key: string) => content.file(`quick-accesses/${key}.json`)
  const edit = (key: string, change: (text: string) => string) =>
    content.edit(`quick-accesses/${key}.json`, change)
  const run = (mode: ImportMode) => content.run(mode)
  const titles = async (isActive?: boolean) =>
    (
      await storedCollections(content.db)['quick-accesses'].list(
        { is_active: isActive, per_page: 100 },
        'id',
      )
    ).data.map(({ title }) => title)
  /** A ninth item that stands before all others. */
  const ninth = () =>
    writeFileSync(
      file('cuaca'),
      readFileSync(file('lapor'), 'utf8')
        .replace('"id": 8', '"id": 9')
        .replace('"position": 8', '"position": 1')
        .replace('"Lapor"', '"Cuaca"'),
    )

  it('shows an item no more as active once an editor switches it off, and keeps it at the end of the whole list', async () => {
    edit('kependudukan', (text) => text.replace('"is_active": true', '"is_active": false'))
    expect(await run('import')).toMatchObject({
      added: [],
      changed: ['quick-accesses/kependudukan-1'],
    })
    expect(await titles(true)).toHaveLength(7)
    expect(await titles(false)).toEqual(['Kependudukan'])
    expect((await titles()).at(-1)).toBe('Kependudukan')
  })

  it('refuses a ninth active item, in the folder and against what is stored', async () => {
    ninth()
    expect(() => content.read()).toThrow('quick-accesses: 9 are active, at most 8 may be')
    rmSync(file('kependudukan'))
    await expect(run('import')).rejects.toThrow(
      'quick-accesses: 9 would be active, at most 8 may be',
    )
    expect(await titles()).toHaveLength(8)
  })

  it('counts the first eight as active when a start brings a ninth', async () => {
    ninth()
    rmSync(file('kependudukan'))
    await run('seed')
    expect(await titles(true)).toHaveLength(8)
    expect(await titles(true)).toContain('Cuaca')
    expect(await titles(false)).toEqual(['Lapor'])
    const all = (
      await storedCollections(content.db)['quick-accesses'].list({ per_page: 100 }, 'id')
    ).data
    expect(all.filter((item) => item.is_active)).toHaveLength(8)
  })
})
