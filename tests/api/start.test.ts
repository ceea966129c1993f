import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { importContent } from '@/lib/server/content/import'
import { readContent } from '@/lib/server/content/read-content'
import { databaseFile, openDatabase } from '@/lib/server/db/open'
import { StartError } from '@/lib/server/db/start-error'
import { withStartLock } from '@/lib/server/db/start-lock'
import { seedContentFolder } from '@/lib/server/embedded/prepare-database'
import { processorTime } from '@/scripts/bench/processor-time'
import { backends, type TestDatabase } from '../support/database'
import { type RunningCommand, startCommand } from '../support/portal-server'

const content = readContent(seedContentFolder())
/** Opens the database like every start, migrations and seed, and does nothing else. */
const prepare = ({ settings }: TestDatabase) => startCommand(['migrate'], settings)
/** Often enough for a moment of a start, which takes seconds. */
const lookMs = 20

/**
 * Follows a process until it ends or has used so much processor time, which does not depend on what runs beside it.
 * @returns what it was last seen to have used, microseconds
 */
async function usedUntilEnd({ pid }: RunningCommand, enough = Infinity): Promise<number> {
  let used = 0
  for (let seen = processorTime(pid); seen !== null && used < enough; seen = processorTime(pid)) {
    used = seen
    await wait(lookMs)
  }
  return used
}

/** How many rows there are, and what an import of the seed content would still do. */
async function stored({ settings }: TestDatabase) {
  const db = openDatabase(parseEnv(settings))
  const tables = ['areas', 'content_items', 'tags', 'complaint_categories'] as const
  const count = async (table: (typeof tables)[number]) =>
    (
      await db
        .selectFrom(table)
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  try {
    const rows = Object.fromEntries(
      await Promise.all(tables.map(async (table) => [table, await count(table)])),
    )
    const { added, changed } = await importContent(db, content, 'dryRun')
    return { rows, left: [...added, ...changed] }
  } finally {
    await db.destroy()
  }
}

describe.each(backends)('starting on $name', ({ open }) => {
  let together: TestDatabase
  let results: Awaited<RunningCommand['ended']>[]
  /** Processor time of a start that has everything to do; of three together one does it, and the others wait. */
  let whole: number
  beforeAll(async () => {
    together = await open()
    const starts = [prepare(together), prepare(together), prepare(together)]
    whole = Math.max(...(await Promise.all(starts.map((start) => usedUntilEnd(start)))))
    results = await Promise.all(starts.map(({ ended }) => ended))
  })
  afterAll(() => together.close())

  it('three processes that start together on nothing all succeed, and everything is there once', async () => {
    for (const { code, stderr } of results) expect([code, stderr]).toEqual([0, ''])
    expect(await stored(together)).toMatchObject({ rows: { areas: 1 + 27 + 627 + 5957 }, left: [] })
  })

  // Four starts one after the other; on a busy machine each takes its time.
  it('a start that was killed at any moment is taken up by the next', async () => {
    const backend = await open()
    let killed = 0
    // The first tenth loads programs; after that every moment is one of migrations or seed.
    for (const share of [0.25, 0.5, 0.75]) {
      const start = prepare(backend)
      await usedUntilEnd(start, whole * share)
      start.kill()
      if ((await start.ended).code === null) killed += 1
    }
    // The first two have most of it to do; the last may find it done.
    expect(killed).toBeGreaterThanOrEqual(2)
    const { code, stderr } = await prepare(backend).ended
    expect([code, stderr]).toEqual([0, ''])
    const { rows, left } = await stored(backend)
    expect(left).toEqual([])
    expect(rows.areas).toBe(1 + 27 + 627 + 5957)
    expect(rows.content_items).toBeGreaterThan(400)
    await backend.close()
  })
})

describe.each(backends)('a start on $name', ({ name, open }) => {
  it('is refused by a database of a newer portal, in one line that says the way back, which leads there', async () => {
    const database = await open('seeded')
    const run = async (...args: string[]) =>
      (await startCommand(args, database.settings).ended).code
    const archive = join(database.settings.DATA_DIR, 'before-the-update.tar.gz')
    expect(await run('backup', archive)).toBe(0)
    const later =
      "insert into kysely_migration (name, timestamp) values ('999-later', '2099-01-01T00:00:00.000Z')"
    // In a process of its own: this one would keep the file open for a while after closing it, and a restore wants it alone.
    if (name === 'SQLite')
      execFileSync(process.execPath, [
        '-e',
        'new (require("libsql"))(process.argv[1]).exec(process.argv[2])',
        join(database.settings.DATA_DIR, databaseFile),
        later,
      ])
    else {
      const db = openDatabase(parseEnv(database.settings))
      await sql.raw(later).execute(db)
      await db.destroy()
    }
    for (const args of [['complaints', 'list'], ['migrate']]) {
      const { code, stderr } = await startCommand(args, database.settings).ended
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(
          /^The database is of a newer portal \(999-later\)\. [^\n]*restore the backup[^\n]*\n$/,
        ),
      ])
    }
    expect(await run('restore', archive, '--force')).toBe(0)
    expect(await run('complaints', 'list')).toBe(0)
    // What happens from now on lies behind all that followers may have seen since the backup.
    const db = openDatabase(parseEnv(database.settings))
    const { rows } = await sql<{ given: number }>`select ${sql.raw(
      name === 'SQLite'
        ? "seq as given from sqlite_sequence where name = 'complaint_events'"
        : 'last_value as given from complaint_events_position_seq',
    )}`.execute(db)
    await db.destroy()
    expect(rows[0]?.given).toBeGreaterThan(1_000_000)
    await database.close()
  })
})

describe.each(backends)('a database from before the baseline, on $name', ({ open }) => {
  it('is refused in one line by every command that opens it, and stays as it is', async () => {
    const database = await open()
    const db = openDatabase(parseEnv(database.settings))
    // What the 32 migrations left that the baseline replaced, as far as anybody looks.
    await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      db,
    )
    await sql`insert into kysely_migration values ('001-content', ''), ('032-content-items', '')`.execute(
      db,
    )
    await sql`create table areas (id integer primary key, name text)`.execute(db)
    await sql`insert into areas values (1, 'Jawa Barat')`.execute(db)
    const state = async () => ({
      tables: (await db.introspection.getTables({ withInternalKyselyTables: true })).map(
        ({ name, columns }) => [name, columns.map((column) => column.name)],
      ),
      rows: [
        (await sql`select * from areas`.execute(db)).rows,
        (await sql`select name from kysely_migration order by name`.execute(db)).rows,
      ],
    })
    const before = await state()
    for (const args of [['migrate', '--status'], ['migrate'], ['complaints', 'list']]) {
      const { code, stdout, stderr } = await startCommand(args, database.settings).ended
      expect([args, code, stdout, stderr]).toEqual([
        args,
        1,
        '',
        expect.stringMatching(
          /^The database was made before the first release of the portal \(032-content-items\)[^\n]*\n$/,
        ),
      ])
    }
    const { code, stdout } = await startCommand(['doctor'], database.settings).ended
    expect([code, stdout]).toEqual([1, expect.stringContaining('from before the first release')])
    expect(await state()).toEqual(before)
    await db.destroy()
    await database.close()
  })
})

describe('a start on PostgreSQL that cannot succeed', () => {
  const refusal = async (change: (url: URL) => void) => {
    const url = new URL(inject('postgres'))
    change(url)
    const folder = mkdtempSync(join(tmpdir(), 'portal-data-'))
    const { code, stderr } = await startCommand(['migrate'], {
      DATA_DIR: folder,
      DATABASE_URL: url.href,
    }).ended
    rmSync(folder, { recursive: true })
    expect([code, stderr.split('\n').length]).toEqual([1, 2])
    return stderr
  }

  it('says whether the user or the name of the database is wrong', async () => {
    expect(await refusal((url) => (url.username = 'nobody-here'))).toMatch(
      /^PostgreSQL refuses the user or the password of DATABASE_URL \(28/,
    )
    expect(await refusal((url) => (url.pathname = '/no-such-portal'))).toMatch(
      /^PostgreSQL has no database of the name in DATABASE_URL \(3D000\)/,
    )
  })
})

describe.each(backends)(
  'a command that only reads, with nothing new on $name',
  ({ name, open }) => {
    it('starts without writing anything and waits for nobody who writes', async () => {
      const database = await open('seeded')
      const db = openDatabase(parseEnv(database.settings))
      const commands = [
        ['content', 'export', join(database.settings.DATA_DIR, 'exported')],
        ['content', 'report'],
        ['complaints', 'recount', '--check'],
        ['complaints', 'list', '--per-page', '1'],
        ['flags', 'list'],
        ['outbox', 'list'],
        ['retention', '--dry-run'],
      ]
      const results = await db.connection().execute(async (connection) => {
        await sql.raw(name === 'SQLite' ? 'begin immediate' : 'begin').execute(connection)
        if (name === 'PostgreSQL') {
          await sql`set local idle_in_transaction_session_timeout = 0`.execute(connection)
          // What a writer of each row would hold, and what a migration, a seed or the start's lock would wait for.
          await sql`select 1 from complaints for update`.execute(connection)
          await sql`select pg_advisory_xact_lock(4274920032)`.execute(connection)
          await sql`lock table complaints, content_items, content_sources, outbox, seed_state, search_state, kysely_migration
          in exclusive mode`.execute(connection)
        }
        const ended = await Promise.all(
          commands.map((args) => startCommand(args, database.settings).ended),
        )
        await sql.raw('rollback').execute(connection)
        return ended
      })
      expect(
        results.map(({ code, stderr }, at) => [commands[at]?.join(' '), code, stderr]),
      ).toEqual(commands.map((args) => [args.join(' '), 0, '']))
      await db.destroy()
      await database.close()
    })
  },
)

describe.each(backends)('a start beside another one on $name', ({ open }) => {
  it('says in one line that the other takes too long', async () => {
    const database = await open()
    const settings = parseEnv(database.settings)
    const db = openDatabase(settings)
    const second = await withStartLock(db, settings.DATA_DIR, () =>
      withStartLock(db, settings.DATA_DIR, () => Promise.resolve('both'), 200).catch(
        (error: unknown) => error,
      ),
    )
    expect(second).toBeInstanceOf(StartError)
    expect((second as StartError).message).toMatch(
      /^Another process has been preparing the database for two minutes/,
    )
    expect(
      await withStartLock(db, settings.DATA_DIR, () => Promise.resolve('free again'), 200),
    ).toBe('free again')
    await db.destroy()
    await database.close()
  })
})

/** The two ways on which commands open the database. */
const openers = [{ args: ['complaints', 'list'] }, { args: ['migrate'] }]

describe.each(openers)('a start that cannot succeed: $args', ({ args }) => {
  it('names a data folder that cannot be written, in one line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-file-'))
    writeFileSync(join(folder, 'file'), '')
    const { code, stderr } = await startCommand(args, { DATA_DIR: join(folder, 'file', 'data') })
      .ended
    rmSync(folder, { recursive: true })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The data folder .*data cannot be written[^\n]*\n$/)
  })

  it('names a database that does not answer, in one line and without its password', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-data-'))
    const settings = {
      DATA_DIR: folder,
      DATABASE_URL: 'postgres://portal:rahasia@127.0.0.1:9/portal',
    }
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
    expect(stderr).toMatch(
      /^The database file .*portal\.db cannot be used \(SQLITE_NOTADB\)[^\n]*\n$/,
    )
  })
})
