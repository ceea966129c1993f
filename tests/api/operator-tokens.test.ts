import { createHash } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabaseToLook } from '@/lib/server/db/open'
import {
  addOperatorToken,
  endOperatorToken,
  listOperatorTokens,
} from '@/lib/server/operators/embedded/operator-tokens'
import { createOperators } from '@/lib/server/operators/embedded/operators'
import type { OperatorScope } from '@/lib/server/operators/port'
import { backends, type TestBackend } from './complaints-backend'

const at = new Date('2026-11-23T03:00:00.000Z')
const after = (ms: number) => new Date(at.getTime() + ms)

describe.each(backends)('tokens of operators on $name', ({ open }) => {
  let backend: TestBackend
  const statements: string[] = []
  beforeAll(async () => {
    backend = await open({}, ({ query }) => statements.push(query.sql))
  })
  afterAll(() => backend.close())

  /** A process with its own memory and clock. */
  function processAt(start = at) {
    const clock = { now: start }
    const failures: unknown[] = []
    return {
      clock,
      failures,
      operators: createOperators(backend.db, {
        now: () => clock.now,
        report: (error) => failures.push(error),
      }),
    }
  }
  const add = async (
    name: string,
    scopes: readonly OperatorScope[] = ['read'],
    endsAt = after(10 * millisecondsInDay),
  ) => {
    const made = await addOperatorToken(
      backend.db,
      { name, scopes, endsAt: endsAt.toISOString() },
      at,
    )
    if (!made) throw new Error(`"${name}" was not added`)
    return made
  }
  const rowOf = (name: string) =>
    backend.db
      .selectFrom('operator_tokens')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirstOrThrow()

  test('there are none at first', async () => {
    const { operators } = processAt()
    expect(await operators.hasTokens()).toBe(false)
    expect(await operators.byToken(`pjo_${'a'.repeat(43)}`)).toBeNull()
  })

  test('a token is random, kept as its hash alone, and known by its beginning', async () => {
    const [one, two] = [
      await add('Dinas Bina Marga', ['read', 'handle']),
      await add('Dinas Bina Marga 2027', ['read']),
    ]
    expect(one.token).toMatch(/^pjo_[\w-]{43}$/)
    expect(one.token).not.toBe(two.token)
    const row = await rowOf('Dinas Bina Marga')
    expect(row).toMatchObject({
      token_hash: createHash('sha256').update(one.token).digest('hex'),
      prefix: one.token.slice(0, 10),
      scopes: 'read,handle',
    })
    expect(JSON.stringify(row)).not.toContain(one.token.slice(10))
    const { operators } = processAt()
    expect([
      await operators.hasTokens(),
      await operators.byToken(one.token),
      await operators.byToken(two.token),
    ]).toEqual([
      true,
      { name: 'Dinas Bina Marga', scopes: ['read', 'handle'] },
      { name: 'Dinas Bina Marga 2027', scopes: ['read'] },
    ])
    for (const wrong of [
      '',
      one.token.slice(1),
      `${one.token}x`,
      one.token.toLowerCase(),
      row.token_hash,
    ])
      expect(await operators.byToken(wrong)).toBeNull()
  })

  test('a name is given once for good, in whatever case', async () => {
    await add('Biro Umum')
    expect(
      await addOperatorToken(
        backend.db,
        { name: 'biro umum', scopes: ['read'], endsAt: after(millisecondsInDay).toISOString() },
        at,
      ),
    ).toBeNull()
    expect(await endOperatorToken(backend.db, 'Biro Umum', at)).toBe(true)
    expect(await endOperatorToken(backend.db, 'Biro Umum', at)).toBe(false)
    expect(
      await addOperatorToken(
        backend.db,
        { name: 'Biro Umum', scopes: ['read'], endsAt: after(millisecondsInDay).toISOString() },
        at,
      ),
    ).toBeNull()
  })

  test('a token that was ended stops within five seconds in a process that remembers it, at once in others', async () => {
    const { token } = await add('Diskominfo')
    const remembering = processAt()
    expect(await remembering.operators.byToken(token)).not.toBeNull()
    await endOperatorToken(backend.db, 'Diskominfo', after(1_000))
    expect(await processAt(after(1_000)).operators.byToken(token)).toBeNull()
    remembering.clock.now = after(4_999)
    expect(await remembering.operators.byToken(token)).not.toBeNull()
    remembering.clock.now = after(5_000)
    expect(await remembering.operators.byToken(token)).toBeNull()
  })

  test('a clock that is set back makes no process remember an ended token for longer', async () => {
    const { token } = await add('Dinas Sosial')
    const { operators, clock } = processAt(after(millisecondsInDay))
    expect(await operators.byToken(token)).not.toBeNull()
    await endOperatorToken(backend.db, 'Dinas Sosial', after(1_000))
    clock.now = after(1_001)
    expect(await operators.byToken(token)).toBeNull()
  })

  test('a token ends at its time to the millisecond, also while it is remembered', async () => {
    const { token } = await add('Satpol PP', ['read'], after(1_000))
    const { operators, clock } = processAt(after(999))
    expect(await operators.byToken(token)).not.toBeNull()
    clock.now = after(1_000)
    expect(await operators.byToken(token)).toBeNull()
    expect(
      (await listOperatorTokens(backend.db, { isAll: false }, clock.now)).map(({ name }) => name),
    ).not.toContain('Satpol PP')
    expect(
      (await listOperatorTokens(backend.db, { isAll: true }, clock.now)).find(
        ({ name }) => name === 'Satpol PP',
      ),
    ).toMatchObject({ isValid: false, endsAt: after(1_000).toISOString() })
  })

  test('many calls are one question and one note a day', async () => {
    const { token } = await add('Dinas Kesehatan')
    const { operators, clock } = processAt()
    statements.length = 0
    for (let call = 0; call < 50; call += 1) await operators.byToken(token)
    expect(statements.filter((statement) => statement.includes('operator_tokens'))).toHaveLength(2)
    expect((await rowOf('Dinas Kesehatan')).last_used_on).toBe('2026-11-23')
    for (const later of [6_000, 60_000, 3_600_000]) {
      clock.now = after(later)
      await operators.byToken(token)
    }
    await processAt(after(7_200_000)).operators.byToken(token)
    expect(statements.filter((statement) => statement.startsWith('update'))).toHaveLength(1)
    // 17.00 UTC is midnight in West Java.
    clock.now = new Date('2026-11-23T17:00:00.000Z')
    await operators.byToken(token)
    expect((await rowOf('Dinas Kesehatan')).last_used_on).toBe('2026-11-24')
  })

  test('a day that cannot be noted refuses nobody', async () => {
    const { token } = await add('Bapenda')
    const looking = openDatabaseToLook({
      DATA_DIR: backend.dataDir,
      DATABASE_URL: backend.databaseUrl,
    })
    const failures: unknown[] = []
    const operators = createOperators(looking, {
      now: () => at,
      report: (error) => failures.push(error),
    })
    expect(await operators.byToken(token)).toMatchObject({ name: 'Bapenda' })
    expect(failures).toHaveLength(1)
    await looking.destroy()
  })

  test('guesses are found by an index and never remembered', async () => {
    const { operators } = processAt()
    statements.length = 0
    const guess = `pjo_${'b'.repeat(43)}`
    for (let tries = 0; tries < 3; tries += 1) expect(await operators.byToken(guess)).toBeNull()
    const reads = statements.filter((statement) => statement.includes('operator_tokens'))
    expect(reads).toHaveLength(3)
    const { rows } = await backend.db.executeQuery(
      CompiledQuery.raw(
        `explain ${backend.databaseUrl === undefined ? 'query plan ' : ''}${reads[0] ?? ''}`,
        ['x'],
      ),
    )
    if (backend.databaseUrl === undefined)
      expect(JSON.stringify(rows)).toMatch(/SEARCH operator_tokens USING INDEX/)
  })
})
