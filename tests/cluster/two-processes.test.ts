import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rateLimits } from '@/lib/server/limits/rate-limits'
import { sent as jsonBody } from '../api/conformance/ask'
import { feedbackAnswers } from '../api/conformance/writes'
import {
  countComplaints,
  isComplete,
  newsPath,
  prepareSubmission,
  read,
  submit,
  untilShown,
} from './client'
import { limitScale, startCluster, type Cluster, type Member } from './cluster'
import { startLoad } from './load'

/** Time between the end of a process's requests and its return, under load. */
const settleMs = 500

describe('two portals behind one nginx on one PostgreSQL', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster.close())

  const origins = () => [cluster.one.portal().origin, cluster.two.portal().origin] as const

  test('a complaint sent to one is shown by the other at once', async () => {
    const [one, two] = origins()
    const title = 'Lampu jalan padam di tikungan'
    const path = '/v1/public/complaints?per_page=5'
    const submission = await prepareSubmission(one, ({ informasi_aduan: information }) =>
      Object.assign(information, { type: 'public', title }),
    )
    expect(await read(two, path)).not.toContain(title)
    await submit(one, submission)
    await untilShown(two, path, title)
  })

  test('content brought in by a command is shown by both at once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-content-'))
    cpSync(join('lib', 'server', 'seed', 'content'), folder, { recursive: true })
    const file = join(folder, 'news', 'akta-kelahiran-anak', 'id.md')
    const text = readFileSync(file, 'utf8')
    const [one, two] = origins()
    const path = await newsPath(one, Number(/^id: (\d+)$/m.exec(text)?.[1]))
    const title = 'Judul yang dibawa oleh perintah'
    for (const origin of [one, two]) expect(await read(origin, path)).not.toContain(title)
    writeFileSync(file, text.replace(/^title: .*$/m, `title: ${title}`))
    const { code, stderr } = await cluster.command('content', 'import', folder)
    rmSync(folder, { recursive: true })
    expect([code, stderr]).toEqual([0, ''])
    await Promise.all([untilShown(one, path, title), untilShown(two, path, title)])
  })

  test('a limit counts what both let through', async () => {
    const allowed = rateLimits.feedback.perBrowser * limitScale
    const cookie = `portal-browser=${'c'.repeat(32)}`
    const statuses: number[] = []
    const send = async (origin: string) => {
      const response = await fetch(
        `${origin}/v1/feedback`,
        jsonBody('POST', feedbackAnswers, { cookie }),
      )
      await response.arrayBuffer()
      statuses.push(response.status)
    }
    for (let sentSoFar = 0; sentSoFar < allowed + 20; sentSoFar += 20)
      await Promise.all(Array.from({ length: 20 }, (_, at) => send(origins()[at % 2 ? 0 : 1])))
    expect(statuses.filter((status) => status === 201)).toHaveLength(allowed)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })

  test('one complaint sent to both at the same moment is stored once and answered alike', async () => {
    const [one, two] = origins()
    const before = await countComplaints(two)
    for (let round = 0; round < 5; round += 1) {
      const submission = await prepareSubmission(one)
      const receipts = await Promise.all(
        [one, two, one, two].map((origin) => submit(origin, submission)),
      )
      expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1)
    }
    expect(await countComplaints(one)).toBe(before + 5)
  })

  test('a process killed while complaints come in loses none and doubles none', async () => {
    const before = await countComplaints(cluster.origin)
    const load = startLoad(cluster.origin, { readers: 2, senders: 4, isPatient: true })
    for (const member of [cluster.one, cluster.two]) {
      await wait(settleMs)
      await member.portal().kill()
      await wait(settleMs)
      await load.eased(() => member.start())
    }
    await load.stop()
    expect(load.sent.length).toBeGreaterThan(20)
    for (const { receipt } of load.sent)
      expect(receipt && (await isComplete(cluster.origin, receipt))).toBe(true)
    expect(await countComplaints(cluster.origin)).toBe(before + load.sent.length)
  })

  test('a page that waits too long for a locked table is busy for a while, not broken', async () => {
    const client = new Client({ connectionString: cluster.databaseUrl })
    await client.connect()
    await client.query('begin; lock table content_items in access exclusive mode')
    const busy = await fetch(`${cluster.one.portal().origin}/berita?halaman=2`)
    await client.query('rollback')
    await client.end()
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await fetch(busy.url)).status).toBe(200)
  })

  test('restarting one after the other fails no request', async () => {
    const load = startLoad(cluster.origin, { readers: 3, senders: 2, isPatient: false })
    const restart = async (member: Member) => {
      await wait(settleMs)
      expect(await member.portal().stop()).toBe(0)
      await load.eased(() => member.start())
    }
    await restart(cluster.one)
    await restart(cluster.two)
    await wait(settleMs)
    await load.stop()
    expect(load.failures, cluster.troubles()).toEqual([])
    expect(load.done.reads).toBeGreaterThan(100)
    expect(load.done.complaints).toBeGreaterThan(20)
  })
})
