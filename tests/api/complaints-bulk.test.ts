import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actOnEach } from '@/lib/server/api/act-on-each'
import { recountComplaints } from '@/lib/server/complaints/embedded/statistics/recount'
import { bundleProgram } from '../support/bundle'
import { backends, type TestBackend } from './complaints-backend'
import { eventsOf, fileComplaint, officerMove, rowOf } from './handled-complaints'

const asked = {
  call: { id: '-', route: 'tests' },
  locale: 'id',
  signal: new AbortController().signal,
} as const

describe.each(backends)('moves of several complaints on $name', ({ open }) => {
  let backend: TestBackend
  let program: string
  beforeAll(async () => {
    backend = await open()
    program = await bundleProgram('tests/api/bulk-process.ts')
  })
  afterAll(() => backend.close())

  /** Moves them in a process that dies inside the transaction of one of them. @returns the signal that ended it */
  async function moveAndDie(diesAt: number, numbers: readonly string[]) {
    const { dataDir, databaseUrl } = backend
    const child = spawn(process.execPath, [program, String(diesAt), ...numbers], {
      env: {
        NODE_ENV: 'test',
        DATA_DIR: dataDir,
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    await once(child, 'close')
    return child.signalCode
  }

  test('leave each wholly moved or not at all when the process is killed, and go on when sent again', async () => {
    const numbers: string[] = []
    for (let filed = 0; filed < 6; filed += 1) numbers.push((await fileComplaint(backend)).number)
    expect(await moveAndDie(4, numbers)).toBe('SIGKILL')
    const found = await Promise.all(
      numbers.map(async (number) => {
        const { status, step } = await rowOf(backend, number)
        const events = await eventsOf(backend, number)
        return [status, step, events.map(({ kind }) => kind).join()]
      }),
    )
    const moved = ['verified', 2, 'received,moved']
    const untouched = ['unverified', 1, 'received']
    expect(found).toEqual([moved, moved, moved, untouched, untouched, untouched])

    expect((await recountComplaints(backend.db, { isCheck: true })).differing).toBe(0)

    const request = officerMove('verified', { seen_step: 1 })
    const again = await actOnEach(
      asked,
      numbers.map((number) => ({ number, run: () => backend.handling.move(number, request) })),
    )
    expect(again.map(({ result, problem }) => result?.step ?? problem?.code)).toEqual([
      'MOVED_MEANWHILE',
      'MOVED_MEANWHILE',
      'MOVED_MEANWHILE',
      2,
      2,
      2,
    ])
    for (const number of numbers) expect(await eventsOf(backend, number)).toHaveLength(2)
  })
})
