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
import { createQuickAccesses } from './quick-accesses'

const product = join('lib', 'server', 'seed', 'content')

describe('quick accesses', () => {
  let folder: string
  let db: Kysely<Database>
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portal-quick-'))
    // News is slow to read and has no part in this.
    for (const part of ['tags.json', 'services', 'quick-accesses']) cpSync(join(product, part), join(folder, 'content', part), { recursive: true })
    db = openDatabase(parseEnv({ DATA_DIR: folder }))
    await migrate(db)
    await run('seed')
  })
  afterEach(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })

  const content = () => join(folder, 'content')
  const file = (key: string) => join(content(), 'quick-accesses', `${key}.json`)
  const edit = (key: string, change: (text: string) => string) => writeFileSync(file(key), change(readFileSync(file(key), 'utf8')))
  const run = (mode: ImportMode) => importContent(db, readContent(content()), mode)
  const titles = async (isActive?: boolean) => (await createQuickAccesses(db).list({ is_active: isActive, per_page: 100 }, 'id')).data.map(({ title }) => title)
  /** A ninth item that stands before all others. */
  const ninth = () =>
    writeFileSync(
      file('cuaca'),
      readFileSync(file('lapor'), 'utf8').replace('"id": 8', '"id": 9').replace('"position": 8', '"position": 1').replace('"Lapor"', '"Cuaca"'),
    )

  it('shows an item no more as active once an editor switches it off, and keeps it at the end of the whole list', async () => {
    edit('kependudukan', (text) => text.replace('"is_active": true', '"is_active": false'))
    expect(await run('import')).toMatchObject({ added: [], changed: ['quick-accesses/kependudukan-1'] })
    expect(await titles(true)).toHaveLength(7)
    expect(await titles(false)).toEqual(['Kependudukan'])
    expect((await titles()).at(-1)).toBe('Kependudukan')
  })

  it('refuses a ninth active item, in the folder and against what is stored', async () => {
    ninth()
    expect(() => readContent(content())).toThrow('quick-accesses: 9 are active, at most 8 may be')
    rmSync(file('kependudukan'))
    await expect(run('import')).rejects.toThrow('quick-accesses: 9 would be active, at most 8 may be')
    expect(await titles()).toHaveLength(8)
  })

  it('counts the first eight as active when a start brings a ninth', async () => {
    ninth()
    rmSync(file('kependudukan'))
    await run('seed')
    expect(await titles(true)).toHaveLength(8)
    expect(await titles(true)).toContain('Cuaca')
    expect(await titles(false)).toEqual(['Lapor'])
    const all = (await createQuickAccesses(db).list({ per_page: 100 }, 'id')).data
    expect(all.filter((item) => item.is_active)).toHaveLength(8)
  })
})
