import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type BackupSet, openSetToWrite } from './open-set'
import { prune } from './prune'
import { listRuns, runOf, unreferencedOf, writeManifest } from './run'
import { photoName } from './set-photos'
import { unreferencedLine } from './unreferenced'

const now = new Date('2026-06-01T00:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const day = 24
const none = { count: 0, keys: [] }

let folder: string
let set: BackupSet
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-prune-'))
  set = await openSetToWrite(folder, undefined)
})
afterEach(() => rmSync(folder, { recursive: true }))

const databaseOf = (moment: Date) => `databases/${runOf(moment)}.sqlite.gz`

/** A run that took an hour, with what it has stored. */
async function addRun(createdAt: Date): Promise<string> {
  const run = runOf(createdAt)
  const stored = {
    name: databaseOf(createdAt),
    size: 1,
    sha256: '0'.repeat(64),
    pieces: 1,
    stored: 1,
  }
  for (const name of [stored.name, unreferencedOf(run)])
    await set.store.write(name, Buffer.from('x'))
  await writeManifest(set.store, run, {
    format: 1,
    portal: '1.0.0',
    dialect: 'sqlite',
    schema: '001',
    createdAt: createdAt.toISOString(),
    finishedAt: new Date(createdAt.getTime() + 3_600_000).toISOString(),
    tables: {},
    database: stored,
    photos: { count: 0, bytes: 0, missing: none, damaged: none },
    unreferenced: { pieces: 1, stored: 1 },
  })
  return run
}

/** Stores photos that the newest run does not name, prunes, and gives the names of those that are left. */
async function leftOf(
  photos: Record<string, { storedAt: Date; since: Date }>,
): Promise<readonly string[]> {
  const hashOf = (name: string) => createHash('sha256').update(name).digest('hex')
  for (const name of Object.keys(photos))
    await set.store.write(photoName(hashOf(name), set.seal), Buffer.from(name))
  const list = join(folder, 'unreferenced.list')
  writeFileSync(
    list,
    Object.entries(photos)
      .map(([name, times]) => unreferencedLine({ sha256: hashOf(name), ...times }))
      .join(''),
  )
  await prune(set, list, now)
  const isLeft = async (name: string) =>
    (await set.store.read(photoName(hashOf(name), set.seal))) !== null
  const left: string[] = []
  for (const name of Object.keys(photos)) if (await isLeft(name)) left.push(name)
  return left
}

it('removes a photo once no retained run can name it, and none within a day', async () => {
  await addRun(ago(10 * day))
  await addRun(now)
  expect(
    await leftOf({
      'named by the older run': { storedAt: ago(20 * day), since: ago(9 * day) },
      'not named by it any more': { storedAt: ago(20 * day), since: ago(11 * day) },
      'stored while it was under way, by a clock that is ahead': {
        storedAt: ago(10 * day - 1.5),
        since: ago(5 * day),
      },
      'stored after it': { storedAt: ago(10 * day - 3), since: ago(5 * day) },
      'not named for a day': { storedAt: ago(5 * day), since: ago(day + 1) },
      'not named for less': { storedAt: ago(5 * day), since: ago(day - 1) },
    }),
  ).toEqual([
    'named by the older run',
    'stored while it was under way, by a clock that is ahead',
    'not named for less',
  ])
})

it('removes what runs have left that are gone, and nothing of one that is under way', async () => {
  const [old, underWay] = [ago(3 * day), ago(2)]
  for (const moment of [old, underWay]) {
    await set.store.write(databaseOf(moment), Buffer.from('x'))
    await set.store.write(unreferencedOf(runOf(moment)), Buffer.from('x'))
  }
  const kept = [await addRun(ago(2 * day)), await addRun(now)]
  await leftOf({})
  const names = async (prefix: string) => {
    const found: string[] = []
    for await (const name of set.store.list(prefix)) found.push(name.slice(prefix.length, -3))
    return found.map((name) => name.slice(0, 14))
  }
  expect(await listRuns(set.store)).toEqual(kept)
  expect(await names('databases/')).toEqual([kept[0], runOf(underWay), kept[1]])
  expect(await names('unreferenced/')).toEqual([runOf(underWay), kept[1]])
})
