import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseEnv } from '@/lib/env'
import { handledComplaintDetail, type MoveRequest } from '@/lib/schemas/complaint-handling'
import { listMeta, single } from '@/lib/schemas/list'
import { openDatabase } from '@/lib/server/db/open'
import { addOperatorToken } from '@/lib/server/operators/embedded/operator-tokens'
import { openAdapter } from '@/scripts/adapters/open311/adapter'
import { AccessError } from '@/scripts/adapters/open311/caller'
import { readConfig } from '@/scripts/adapters/open311/config'
import { runRound } from '@/scripts/adapters/open311/rounds'
import { z } from 'zod'
import { bundleProgram } from '../support/bundle'
import { makeDataFolder, removeFolder, sqlite, type TestDatabase } from '../support/database'
import { startFaultyProxy, type FaultyProxy } from '../support/faulty-proxy'
import { fileComplaint } from '../support/filed-complaint'
import { startPortal, type PortalServer } from '../support/portal-server'

const apiKey = 'kunci-dua-portal'
const officerToken = 'petugas-portal-yang-cukup-panjang-sekali'
const example = readFileSync('scripts/adapters/open311/example.json', 'utf8')
const office = 'Pemerintah Kota Cimahi'
/** Nothing here measures time, and a busy machine must not fail it. */
const slowMs = 120_000

interface Side {
  database: TestDatabase
  portal: PortalServer
  proxy: FaultyProxy
}

async function openSide(name: string): Promise<Side & { token: string }> {
  const database = await sqlite.open('seeded')
  const db = openDatabase(parseEnv(database.settings))
  const endsAt = new Date(Date.now() + 3_600_000).toISOString()
  const made = await addOperatorToken(db, { name, scopes: ['read', 'handle'], endsAt }, new Date())
  await db.destroy()
  const portal = await startPortal({
    ...database.settings,
    PORTAL_API_KEY: apiKey,
    OPERATOR_TOKEN: officerToken,
  })
  return {
    database,
    portal,
    proxy: await startFaultyProxy(portal.origin),
    token: made?.token ?? '',
  }
}

/** An officer's act at a portal. */
async function act({ portal }: Side, path: string, body: Record<string, unknown>): Promise<void> {
  const response = await portal.ask(`/v1/operator/complaints/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${officerToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ actor: 'petugas-1', ...body }),
  })
  expect([path, response.status, await response.text()]).toMatchObject([path, 200, {}])
}

const readAt = async ({ portal }: Side, path: string): Promise<unknown> =>
  (await portal.ask(path, { headers: { authorization: `Bearer ${officerToken}` } })).json()

const complaintAt = async (side: Side, number: string) =>
  single(handledComplaintDetail).parse(await readAt(side, `/v1/operator/complaints/${number}`)).data

const countAt = async (side: Side) =>
  z.object({ meta: listMeta }).parse(await readAt(side, '/v1/operator/complaints?per_page=1')).meta
    .total_count

describe('complaints between two portals', () => {
  let province: Side & { token: string }
  let city: Side
  let program: string
  const folder = makeDataFolder()
  const configPath = join(folder, 'config.json')
  const lines: string[] = []

  beforeAll(async () => {
    const [one, other, path] = await Promise.all([
      openSide('Kota Cimahi'),
      openSide('Provinsi'),
      bundleProgram('scripts/adapter.ts'),
    ])
    ;[province, city, program] = [one, other, path]
    configure()
    writeFileSync(join(folder, 'token'), `${province.token}\n`)
    writeFileSync(join(folder, 'key'), `${apiKey}\n`)
  })
  afterAll(async () => {
    await Promise.all(
      [province, city].map(async ({ portal, proxy, database }) => {
        await proxy.close()
        await portal.kill()
        await database.close()
      }),
    )
    removeFolder(folder)
  })
  beforeEach(() => {
    for (const level of ['log', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((line: unknown) => void lines.push(String(line)))
  })

  /** Writes the example with the addresses of here; with other steps also without an address that tells them. */
  function configure(changes: { steps?: object; services?: object } = {}): void {
    const shown = z.looseObject({ other: z.looseObject({}) }).parse(JSON.parse(example))
    const { steps_url: _, ...other } = shown.other
    const stepsUrl = `${city.proxy.url}/v1/public/complaints/status/{id}`
    const config = {
      ...shown,
      state_folder: 'state',
      timeout_ms: 60_000,
      province: { url: province.proxy.url, token_file: 'token' },
      other: {
        ...other,
        open311_url: `${city.proxy.url}/open311/v2`,
        api_key_file: 'key',
        ...(!changes.steps && { steps_url: stepsUrl }),
      },
      ...changes,
    }
    writeFileSync(configPath, JSON.stringify(config))
  }

  /** A round of an adapter that has just been started. */
  const round = async () =>
    runRound(await openAdapter(await readConfig(configPath)), new AbortController().signal)

  /** What the adapter knows of a complaint. */
  const known = (number: string): { other?: string } | null => {
    const name = `${number}.json`
    const kept = join(folder, 'state', 'complaints')
    if (!readdirSync(kept).includes(name)) return null
    return JSON.parse(readFileSync(join(kept, name), 'utf8')) as { other?: string }
  }

  /** A complaint of the province that an officer has forwarded, to the city unless it says otherwise. */
  async function forwarded({
    type = 'public',
    to = { body: office, is_body_outside: true },
  }: {
    type?: 'public' | 'private'
    to?: Partial<MoveRequest>
  } = {}): Promise<string> {
    const reporter = { email: 'budi@warga.id', type }
    const { complaint_number: number } = await fileComplaint(province.portal, apiKey, reporter)
    await act(province, `${number}/moves`, { to: 'verified', note: 'Benar.' })
    await act(province, `${number}/moves`, { to: 'coordinated', note: 'Diteruskan.', ...to })
    return number
  }

  /** What the adapter has written: kind, status and note of its steps, in their order. */
  const mirrored = async (number: string) =>
    (await complaintAt(province, number)).steps
      .filter(({ actor }) => actor === 'Kota Cimahi: Jembatan Open311')
      .map(({ kind, status, note }) => [kind, status, note.replace(/^.*?\): /s, '')])

  /** Rounds until the adapter has written so many steps; the city's list of requests is kept for half a second. */
  const mirrorsSoon = (number: string, count: number) =>
    vi.waitFor(
      async () => {
        await round()
        expect(await mirrored(number), lines.slice(-10).join('\n')).toHaveLength(count)
      },
      { timeout: slowMs, interval: 100 },
    )

  /** Kills the adapter with SIGKILL when the portal behind the proxy has done what it was asked and before it says so. */
  async function killedDuring(proxy: FaultyProxy, call: RegExp): Promise<void> {
    const held = proxy.fault(call, 'hold')
    const child = spawn(process.execPath, [program, 'open311', '--config', configPath, '--once'])
    const gone = once(child, 'exit')
    await Promise.race([held, gone.then(() => expect.fail('it ended before it was killed'))])
    child.kill('SIGKILL')
    await gone
    proxy.heal()
  }

  test('go one way with nothing of their reporter, and their steps come back in order', async () => {
    const before = await countAt(city)
    const here = await forwarded()
    await round()
    const there = known(here)?.other ?? ''
    const arrived = await complaintAt(city, there)
    expect(arrived).toMatchObject({
      title: 'Lubang di jalan desa',
      category_id: 'infrastruktur',
      subcategory_id: 'jalan-berlubang',
      village_id: '32.73.01.1001',
      is_anonymous: true,
      held_reason: null,
      reporter: { name: 'Meja Aduan Portal Jabar', email: 'info@jabarprov.go.id' },
      address: 'Sukarasa, Sukasari, Kota Bandung',
    })
    expect(arrived.description).toContain(`nomor aduan ${here}`)
    expect(JSON.stringify(arrived)).not.toMatch(/Budi|081234567890|budi@|Geger Kalong|-6\.87[,0]/)

    await act(city, `${there}/moves`, { to: 'verified', note: 'Kami periksa.' })
    await act(city, `${there}/moves`, { to: 'followup', note: 'Tim berangkat.', note_en: 'Off.' })
    await mirrorsSoon(here, 1)
    await act(city, `${there}/answers`, { note: 'Aspal datang besok.' })
    await act(city, `${there}/moves`, { to: 'finished', note: 'Sudah ditambal.' })
    await mirrorsSoon(here, 3)
    await round()
    expect(await mirrored(here)).toEqual([
      ['moved', 'followup', 'Tim berangkat.'],
      ['answered', 'followup', 'Aspal datang besok.'],
      ['closing_proposed', 'followup', 'Sudah ditambal.'],
    ])
    const { awaits, steps } = await complaintAt(province, here)
    expect(awaits).toBe('confirmation')
    expect(
      steps.find(({ note_en: note }) => note !== '' && note.endsWith('Off.'))?.note_en,
    ).toMatch(
      new RegExp(`^News from the portal of Kota Cimahi \\(number ${there}, .* at .*\\): Off\\.$`),
    )
    expect(await countAt(city)).toBe(before + 1)
  })

  test('stay here while they are private, held or with another office', async () => {
    const before = await countAt(city)
    const [closed, elsewhere, held] = [
      await forwarded({ type: 'private' }),
      await forwarded({ to: { body: 'Dinas Kesehatan' } }),
      await forwarded(),
    ]
    await act(province, `${held}/hold`, { reason_code: 'personal_data' })
    expect(await round()).toBe(true)
    expect([known(closed), known(elsewhere), known(held)]).toEqual([null, null, null])
    expect(await countAt(city)).toBe(before)

    await act(province, `${held}/hold`, { reason_code: null })
    await round()
    expect(known(held)?.other).toMatch(/^JBR-/)
    expect(await countAt(city)).toBe(before + 1)
  })

  test.each([
    ['does not answer', 'leave'],
    ['fails', { status: 500 }],
    ['is busy', { status: 429, headers: { 'retry-after': '1' } }],
  ] as const)('wait while the other portal %s, and are sent once', async (_, fault) => {
    const before = await countAt(city)
    const number = await forwarded()
    if (fault === 'leave') await city.proxy.leave()
    else await city.proxy.fault(/^POST /, fault)
    expect(await round()).toBe(false)
    expect(known(number)).toMatchObject({
      number,
      form: { service_code: expect.anything() as string },
    })
    if (fault === 'leave') await city.proxy.comeBack()
    city.proxy.heal()
    expect(await round()).toBe(true)
    expect(known(number)?.other).toMatch(/^JBR-/)
    expect(await countAt(city)).toBe(before + 1)
  })

  test('are tried again when they were refused, with what the configuration says then', async () => {
    configure({ services: { otherwise: 'tidak-ada' } })
    const number = await forwarded()
    await round()
    expect(known(number)).toEqual({
      number,
      tries: 1,
      steps: 0,
      retry_at: expect.any(Number) as number,
    })
    expect(lines.join('\n')).toMatch(/"event":"request refused".*service_code/)
    configure()
    const calls = city.proxy.calls.length
    await round()
    expect(city.proxy.calls.slice(calls).filter((call) => call.startsWith('POST'))).toEqual([])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    await round()
    vi.useRealTimers()
    expect(known(number)?.other).toMatch(/^JBR-/)
  })

  test('and their steps come once, whatever the adapter is killed in the middle of', async () => {
    const before = await countAt(city)
    const number = await forwarded()
    await killedDuring(city.proxy, /^POST .*\/requests\.json/)
    expect(known(number)).not.toHaveProperty('other')
    await round()
    const there = known(number)?.other ?? ''
    expect(await countAt(city)).toBe(before + 1)

    await act(city, `${there}/moves`, { to: 'verified', note: 'Kami periksa.' })
    await act(city, `${there}/moves`, { to: 'followup', note: 'Tim berangkat.' })
    await killedDuring(province.proxy, /^POST .*\/moves/)
    await act(city, `${there}/answers`, { note: 'Tim berangkat.' })
    await mirrorsSoon(number, 2)
    await round()
    expect(await mirrored(number)).toEqual([
      ['moved', 'followup', 'Tim berangkat.'],
      ['answered', 'followup', 'Tim berangkat.'],
    ])
  })

  test('are followed by Open311 alone where steps are not told, as long as they are with the office', async () => {
    configure({
      steps: { unverified: 'ignore', verified: 'ignore', followup: ['followup', 'finished'] },
    })
    const here = await forwarded()
    await round()
    const there = known(here)?.other ?? ''
    await act(city, `${there}/moves`, { to: 'verified', note: 'Kami periksa.' })
    await act(city, `${there}/moves`, { to: 'followup', note: 'Sudah ditambal.' })
    await mirrorsSoon(here, 2)
    await round()
    expect(await mirrored(here)).toEqual([
      ['moved', 'followup', `Portal Kota Cimahi menangani aduan ini dengan nomor ${there}.`],
      ['closing_proposed', 'followup', 'Sudah ditambal.'],
    ])

    await act(province, `${here}/moves`, {
      to: 'coordinated',
      note: 'Lain.',
      body: 'Dinas Kesehatan',
    })
    await act(city, `${there}/answers`, { note: 'Masih ada yang kurang.' })
    await vi.waitFor(async () => {
      await round()
      expect(known(here)).toHaveProperty('is_over', true)
    }, slowMs)
    expect(await mirrored(here)).toHaveLength(2)
    expect(lines.join('\n')).toContain(
      `"not told to the other portal","number":"${here}","other":"${there}","type":"moved"`,
    )
  })

  test('are left alone where the token sees who has reported them', async () => {
    await forwarded()
    writeFileSync(join(folder, 'token'), officerToken)
    await expect(round()).rejects.toThrow(AccessError)
    writeFileSync(join(folder, 'token'), province.token)
    expect(lines.join('\n')).not.toMatch(/Budi|081234567890|budi@|petugas-portal|kunci-dua|pjo_/)
  })
})
