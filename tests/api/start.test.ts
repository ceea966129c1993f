import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'
import { backends, type TestDatabase } from '../support/database'
import { startCommand } from '../support/portal-server'

const content = 'lib/server/seed/content'
/** Opens the database like every start: migrations and seed; on a seeded database it changes nothing. */
const prepare = ({ settings }: TestDatabase) => startCommand(['content', 'import', content], settings)
const nothingLeft = /^0 added, 0 changed, \d+ unchanged\.\n$/

async function rowCounts({ settings }: TestDatabase) {
  const db = openDatabase(parseEnv(settings))
  const tables = ['areas', 'news', 'services', 'tags', 'complaint_categories'] as const
  const count = async (table: (typeof tables)[number]) =>
    (await db.selectFrom(table).select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
  try {
    return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await count(table)])))
  } finally {
    await db.destroy()
  }
}

describe.each(backends)('starting on $name', ({ open }) => {
  let backend: TestDatabase
  afterEach(() => backend.close())

  it('three processes that start together on nothing all succeed, and everything is there once', async () => {
    backend = await open()
    const results = await Promise.all([prepare(backend), prepare(backend), prepare(backend)].map(({ ended }) => ended))
    for (const { code, stdout, stderr } of results) expect([code, stderr, nothingLeft.test(stdout)]).toEqual([0, '', true])
    expect(await rowCounts(backend)).toMatchObject({ areas: 1 + 27 + 627 + 5957 })
  })

  it('a start that was killed at any moment is taken up by the next', async () => {
    backend = await open()
    const undisturbed = await open()
    const began = performance.now()
    await prepare(undisturbed).ended
    const wholeMs = performance.now() - began
    await undisturbed.close()
    let killed = 0
    // The first fifth loads programs; after that every moment is one of migrations or seed.
    for (const share of [0.2, 0.35, 0.5, 0.65, 0.8]) {
      const { kill, ended } = prepare(backend)
      await wait(wholeMs * share)
      kill()
      if ((await ended).code === null) killed += 1
    }
    // One or two may have been quicker than the one that was measured.
    expect(killed).toBeGreaterThanOrEqual(3)
    const { code, stdout, stderr } = await prepare(backend).ended
    expect([code, stderr, nothingLeft.test(stdout)]).toEqual([0, '', true])
    const whole = await rowCounts(backend)
    expect(whole.areas).toBe(1 + 27 + 627 + 5957)
    expect(whole.news).toBeGreaterThan(30)
  })
})

/** Commands that open the database, each on its own way. */
const openers = [{ args: ['content', 'import', content] }, { args: ['migrate'] }]

describe.each(openers)('a start that cannot succeed: $args', ({ args }) => {
  it('names a data folder that cannot be written, in one line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-file-'))
    writeFileSync(join(folder, 'file'), '')
    const { code, stderr } = await startCommand(args, { DATA_DIR: join(folder, 'file', 'data') }).ended
    rmSync(folder, { recursive: true })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The data folder .*data cannot be written[^\n]*\n$/)
  })

  it('names a database that does not answer, in one line and without its password', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-data-'))
    const settings = { DATA_DIR: folder, DATABASE_URL: 'postgres://portal:rahasia@127.0.0.1:9/portal' }
    const { code, stderr } = await startCommand(args, settings).ended
    rmSync(folder, { recursive: true })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The PostgreSQL database of DATABASE_URL cannot be reached[^\n]*\n$/)
    expect(stderr).not.toContain('rahasia')
  })

  it('names a database file that is none, in one line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-data-'))
    writeFileSync(join(folder, 'portal.db'), 'this is no database, '.repeat(500))
    const { code, stderr } = await startCommand(args, { DATA_DIR: folder }).ended
    rmSync(folder, { recursive: true })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The database file .*portal\.db cannot be used \(SQLITE_NOTADB\)[^\n]*\n$/)
  })
})
