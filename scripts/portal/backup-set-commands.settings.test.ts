import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { env } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'
import { forgetEarlierCommands, portalCommand as run } from '@/tests/support/portal-command'
import type { Finding } from './doctor/finding'

const folder = mkdtempSync(join(tmpdir(), 'portal-set-commands-'))
const [set, identityFile, dataDir] = [
  join(folder, 'set'),
  join(folder, 'identity'),
  join(folder, 'data'),
]
beforeAll(async () => {
  const identity = await generateX25519Identity()
  writeFileSync(identityFile, identity)
  vi.stubEnv('DATA_DIR', dataDir)
  vi.stubEnv('MIN_FREE_BYTES', '0')
  vi.stubEnv('BACKUP_URL', set)
  vi.stubEnv('BACKUP_RECIPIENT', await identityToRecipient(identity))
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

async function doctor() {
  const found = JSON.parse((await run('doctor', '--json')).lines) as Finding[]
  return Object.fromEntries(found.map(({ name, state }) => [name, state]))
}

const jobs = async () => {
  const db = openDatabase(env())
  const rows = await db
    .selectFrom('job_runs')
    .select(['name', 'started_at'])
    .where('name', 'in', ['backup', 'rehearsal'])
    .orderBy('name')
    .execute()
  await db.destroy()
  return rows
}

it('begins a set, adds a run every time, lists them, and names what is wrong with the place', async () => {
  cpSync(inject('seededFolder'), dataDir, { recursive: true })
  expect((await run('backup')).errors).toEqual([
    `The folder ${set} is not there; make it first (a disk that is not mounted looks the same).`,
  ])
  expect(await doctor()).toMatchObject({ 'Backup set': 'fail' })
  mkdirSync(set)
  const first = await run('backup')
  expect([first.errors, first.lines]).toEqual([
    [],
    expect.stringMatching(
      /^A new set is begun in .*\n\d{14}: 120 complaints, 0 photos, [\d,]+ content items; 0 photos were new, the database took [\d.]+ MiB\.$/,
    ),
  ])
  expect(await doctor()).toMatchObject({ 'Backup set': 'ok', Rehearsal: 'warn' })
  expect(await jobs()).toEqual([{ name: 'backup', started_at: expect.any(String) }])
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  const second = await run('backup')
  expect([second.errors, second.lines]).toEqual([
    [],
    expect.stringMatching(/^\d{14}: 120 complaints/),
  ])
  expect((await run('backup', 'list')).lines).toMatch(
    /^(\d{14} {2}120 complaints, .*, sqlite, \d{3}-[\w-]+, database [\d.]+ MiB\n){2}2 backups in .*, encrypted to age1\w+; last rehearsal never\.$/,
  )
})

it('rehearses with the private key only, and the next run carries that into the measurements', async () => {
  expect((await run('restore', '--rehearse')).errors).toEqual([
    expect.stringMatching(
      /is encrypted to age1\w+; name the file of its private key with --identity\.$/,
    ),
  ])
  const held = await run('restore', '--rehearse', '--identity', identityFile)
  expect([held.errors, held.lines]).toEqual([
    [],
    expect.stringMatching(
      /^\d{14} can be restored: 120 complaints, [\d,]+ steps of their history and 0 photos as the manifest says; 0 photos opened and compared; \d+ s\.$/,
    ),
  ])
  expect(await doctor()).toMatchObject({ Rehearsal: 'ok' })
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  await run('backup')
  expect((await jobs()).map(({ name }) => name)).toEqual(['backup', 'rehearsal'])

  // A copy of the database that lost a byte on its way.
  const [newest = ''] = readdirSync(join(set, 'databases')).toSorted().slice(-1)
  const file = join(set, 'databases', newest)
  const whole = readFileSync(file)
  writeFileSync(file, whole.subarray(0, -1))
  const refused = await run('restore', '--rehearse', '--identity', identityFile)
  expect([refused.code, refused.errors]).toEqual([
    1,
    [expect.stringMatching(/does not open the backup, or what it should open is damaged/)],
  ])
  writeFileSync(file, whole)
})

it('restores a named run onto an empty place and, by force, over a portal', async () => {
  const [oldest = ''] = readdirSync(join(set, 'manifests')).toSorted()
  const at = ['--at', oldest.slice(0, 14), '--identity', identityFile]
  expect((await run('restore', ...at)).errors).toEqual([expect.stringContaining('--force')])
  await forgetEarlierCommands()
  const restored = await run('restore', ...at, '--force')
  expect([restored.errors, restored.lines]).toEqual([
    [],
    expect.stringMatching(
      /^Restored: 120 complaints, 0 photos, [^]*\nThe database that was here before is kept as .*before-restore-\d{14}; /,
    ),
  ])
  // The disk is lost: the set is all there is.
  rmSync(dataDir, { recursive: true })
  const afterLoss = await run('restore', '--identity', identityFile)
  expect([afterLoss.errors, afterLoss.lines]).toEqual([
    [],
    expect.stringMatching(/^Restored: 120 complaints, [^\n]*; made 2[^\n]*Z\.$/),
  ])
  expect(
    (await run('restore', '--at', '20200101000000', '--identity', identityFile)).errors,
  ).toEqual([expect.stringContaining('There is no backup 20200101000000')])
})
