import { createHash, randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseEnv } from '@/lib/env'
import type { ComplaintReceipt } from '@/lib/schemas/complaints'
import { openDatabase } from '@/lib/server/db/open'
import { filesBelow } from '@/lib/server/files/files-below'
import { openPhotoStore } from '@/lib/server/media/embedded/open-photo-store'
import { photoKey } from '@/lib/server/media/embedded/photo-key'
import { restoreFrom } from '@/scripts/portal/backup/restore-backup'
import type { ObjectStore } from '@/scripts/portal/backup/set/object-store'
import { type BackupSet, openSetToRead, openSetToWrite } from '@/scripts/portal/backup/set/open-set'
import { prune } from '@/scripts/portal/backup/set/prune'
import { rehearse } from '@/scripts/portal/backup/set/rehearse'
import {
  listRuns,
  manifestOf,
  readManifest,
  type RunManifest,
} from '@/scripts/portal/backup/set/run'
import { setSource } from '@/scripts/portal/backup/set/set-source'
import { writeRun } from '@/scripts/portal/backup/set/write-run'
import { withClient } from '@/scripts/portal/backup/postgres-tools'
import { crashProgram, directPortal } from '../crash/direct-portal'
import { complaintWith } from '../crash/rounds'
import { backends, sqlite, type TestDatabase } from '../support/database'
import { startPhotoServer, type PhotoServer } from '../support/photo-server'

const folder = mkdtempSync(join(tmpdir(), 'portal-sets-'))
let identityFile: string
let otherIdentityFile: string
let recipient: string

async function writeIdentity(name: string) {
  const identity = await generateX25519Identity()
  writeFileSync(join(folder, name), `${identity}\n`)
  return { file: join(folder, name), recipient: await identityToRecipient(identity) }
}

beforeAll(async () => {
  const keys = await writeIdentity('identity')
  ;[identityFile, recipient] = [keys.file, keys.recipient]
  otherIdentityFile = (await writeIdentity('other')).file
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const hourMs = 3_600_000
const settingsOf = ({ settings }: TestDatabase) => parseEnv({ ...settings })
const portalOn = ({ settings }: TestDatabase) =>
  directPortal(crashProgram, { dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL })
const onlyOnce = { isForced: false, now: new Date() }

async function complain(
  portal: ReturnType<typeof directPortal>,
  keys: readonly string[],
): Promise<ComplaintReceipt[]> {
  const receipts: ComplaintReceipt[] = []
  for (const key of keys)
    receipts.push(await portal.create(complaintWith(await portal.upload(key)), key))
  return receipts
}

/** A run at a moment, with what is not needed any longer removed. */
const runAt = (set: BackupSet, settings: ReturnType<typeof settingsOf>, now: Date) =>
  writeRun(set, settings, now, async ({ unreferencedFile, ...written }) => ({
    ...written,
    pruned: await prune(set, unreferencedFile, now),
  }))

const photosOf = async ({ settings }: TestDatabase) => {
  const db = openDatabase(parseEnv({ ...settings }))
  const rows = await db
    .selectFrom('photos')
    .select(['id', 'content_type', 'content_hash'])
    .orderBy('created_at')
    .execute()
  await db.destroy()
  return rows
}

/** Gives a portal a photo like no other; complaints of these tests all show the same one. */
async function addPhoto(
  database: TestDatabase,
): Promise<{ key: string; file: string; sha256: string }> {
  const [id, bytes, type] = [
    randomBytes(16).toString('hex'),
    randomBytes(2_000),
    'image/png' as const,
  ]
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const store = await openPhotoStore(settingsOf(database))
  await store.prepare()
  await store.write(id, type, bytes)
  const db = openDatabase(settingsOf(database))
  const row = {
    id,
    content_type: type,
    content_hash: sha256,
    size: bytes.byteLength,
    perceptual_hash: null,
    form_token_hash: null,
    complaint_id: null,
    position: null,
    held_reason: null,
  }
  await db
    .insertInto('photos')
    .values({ ...row, created_at: new Date().toISOString() })
    .execute()
  await db.destroy()
  return {
    key: photoKey(id, type),
    file: join(database.settings.DATA_DIR, 'photos', photoKey(id, type)),
    sha256,
  }
}

const names = async (store: ObjectStore, prefix: string) => {
  const found: string[] = []
  for await (const name of store.list(prefix)) found.push(name)
  return found
}

describe.each(backends)('an encrypted set in a bucket, of a portal on $name', ({ name, open }) => {
  let server: PhotoServer
  let origin: TestDatabase
  let target: TestDatabase
  let set: BackupSet
  const [early, late]: [ComplaintReceipt[], ComplaintReceipt[]] = [[], []]
  const begun = new Date()
  const manifests: RunManifest[] = []
  let lastly: Awaited<ReturnType<typeof addPhoto>> | undefined

  beforeAll(async () => {
    server = await startPhotoServer()
    ;[origin, target] = [await open('seeded'), await open()]
    set = await openSetToWrite(server.mediaUrl, recipient)
  })
  afterAll(async () => {
    await set.store.close()
    await server.close()
    await origin.close()
    await target.close()
  })

  /** Objects of the bucket, and how each begins. */
  const closedObjects = async () =>
    Promise.all(
      [...(await names(set.store, 'photos/')), ...(await names(set.store, 'databases/'))].map(
        async (object) =>
          Buffer.from((await set.store.read(object)) ?? [])
            .subarray(0, 21)
            .toString(),
      ),
    )

  test('takes a running portal, and from the second run on only what is new', async () => {
    const portal = portalOn(origin)
    await portal.start()
    try {
      early.push(...(await complain(portal, ['a', 'b', 'c'])))
      for (let photo = 0; photo < 20; photo += 1) lastly = await addPhoto(origin)
      const first = await runAt(set, settingsOf(origin), begun)
      manifests.push(first.manifest)
      expect([
        first.copied,
        first.manifest.photos.missing.count,
        first.manifest.photos.damaged.count,
      ]).toEqual([21, 0, 0])
      late.push(...(await complain(portal, ['d', 'e'])))
      await addPhoto(origin)
    } finally {
      await portal.kill()
    }
    // A photo that the set holds is not read again: otherwise this one would be found damaged.
    writeFileSync(lastly?.file ?? '', 'other bytes')
    const before = await names(set.store, 'photos/')
    const second = await runAt(set, settingsOf(origin), new Date(begun.getTime() + hourMs))
    manifests.push(second.manifest)
    const distinct = new Set((await photosOf(origin)).map(({ content_hash: hash }) => hash))
    const after = await names(set.store, 'photos/')
    expect([
      before.length,
      after.length,
      distinct.size,
      second.copied,
      second.newlyDamaged,
    ]).toEqual([21, 22, 22, 1, []])
    expect(await listRuns(set.store)).toHaveLength(2)
  })

  test('shows nobody but the holder of the key what it holds', async () => {
    expect(new Set(await closedObjects())).toEqual(new Set(['age-encryption.org/v1']))
    await expect(openSetToRead(server.mediaUrl, undefined)).rejects.toThrow(/--identity/)
    const wrong = await openSetToRead(server.mediaUrl, otherIdentityFile)
    const [, newest] = manifests
    if (!newest) throw new Error('there is no run')
    await expect(
      restoreFrom(setSource(wrong, newest), settingsOf(target), onlyOnce),
    ).rejects.toThrow(/does not open the backup/)
    await wrong.store.close()
    expect(existsSync(join(target.settings.DATA_DIR, 'portal.db'))).toBe(false)
  })

  test('can be rehearsed, and the rehearsal leaves nothing behind', async () => {
    const opened = await openSetToRead(server.mediaUrl, identityFile)
    const [, newest] = manifests
    if (!newest) throw new Error('there is no run')
    const places = () =>
      readdirSync(tmpdir()).filter((found) => found.startsWith('portal-rehearsal-'))
    const address = origin.settings.DATABASE_URL
    const databases = () =>
      address === undefined
        ? []
        : withClient(address, async (client) => {
            const { rows: found } = await client.query<{ datname: string }>(
              'select datname from pg_database where datname in ($1, $2) order by datname',
              [killed, running],
            )
            return found.map(({ datname }) => datname)
          })
    // What a rehearsal that was killed left; another one is still under way.
    const [yesterday, justNow] = [Date.now() - 25 * hourMs, Date.now() - hourMs]
    const [killed, running] = [yesterday, justNow].map(
      (at) => `portal_rehearsal_${at}_${randomBytes(6).toString('hex')}`,
    )
    const left = mkdtempSync(join(tmpdir(), 'portal-rehearsal-'))
    utimesSync(left, yesterday / 1_000, yesterday / 1_000)
    if (address !== undefined) {
      await withClient(address, async (client) => {
        for (const name of [killed, running]) await client.query(`create database ${name}`)
      })
    }
    const { rows, compared } = await rehearse(opened, newest, settingsOf(origin), Infinity)
    expect(await databases()).toEqual(address === undefined ? [] : [running])
    if (address !== undefined)
      await withClient(address, (client) => client.query(`drop database ${running}`))
    expect(rows).toEqual({
      complaints: newest.tables.complaints,
      complaint_history: newest.tables.complaint_history,
      photos: newest.tables.photos,
    })
    expect([compared, places()]).toEqual([(await names(set.store, 'photos/')).length, []])

    // A photo with other bytes and one that is gone are each found.
    const [photo = '', other = ''] = await names(set.store, 'photos/')
    const bytes = await set.store.read(photo)
    await set.store.write(photo, (await set.store.read(other)) ?? Buffer.alloc(0))
    await expect(rehearse(opened, newest, settingsOf(origin), Infinity)).rejects.toThrow(
      new RegExp(`1 of \\d+ photos .*${photo}`),
    )
    await set.store.remove(photo)
    await expect(rehearse(opened, newest, settingsOf(origin), 0)).rejects.toThrow(
      /lacks \d+ photos/,
    )
    await set.store.write(photo, bytes ?? Buffer.alloc(0))
    // So is a manifest that promises other rows than the database has.
    await expect(
      rehearse(
        opened,
        { ...newest, tables: { ...newest.tables, complaints: 1 } },
        settingsOf(origin),
        0,
      ),
    ).rejects.toThrow(/complaints holds \d+ rows instead of 1/)
    expect(places()).toEqual([])
    await opened.store.close()
  })

  test('gives back every acknowledged complaint with its photo after the disk is lost, of either run', async () => {
    await origin.close()
    const opened = await openSetToRead(server.mediaUrl, identityFile)
    for (const [manifest, there] of [
      [manifests[0], [...early]],
      [manifests[1], [...early, ...late]],
    ] as const) {
      if (!manifest) throw new Error('there is no run')
      const { lost } = await restoreFrom(setSource(opened, manifest), settingsOf(target), {
        isForced: true,
        now: new Date(),
      })
      expect(lost).toEqual({ count: 0, keys: [] })
      const portal = portalOn(target)
      await portal.start()
      try {
        expect(await portal.count()).toBe(manifest.tables.complaints)
        expect(await Promise.all(there.map((receipt) => portal.isComplete(receipt)))).toEqual(
          there.map(() => true),
        )
      } finally {
        await portal.kill()
      }
      // What a disk has damaged by the next restore, the set makes whole.
      const photos = join(target.settings.DATA_DIR, 'photos')
      for (const key of manifest === manifests[0] ? (await filesBelow(photos)).slice(0, 2) : [])
        writeFileSync(join(photos, key), 'damaged')
    }
    const restored = await photosOf(target)
    expect(restored).toHaveLength(manifests[1]?.photos.count ?? 0)
    for (const { id, content_type: type, content_hash: hash } of restored) {
      expect(
        createHash('sha256')
          .update(readFileSync(join(target.settings.DATA_DIR, 'photos', photoKey(id, type))))
          .digest('hex'),
        `${name} ${id}`,
      ).toBe(hash)
    }
    await opened.store.close()
  })
})

describe('a set in a folder', () => {
  let origin: TestDatabase
  let place: string
  let set: BackupSet
  beforeAll(async () => {
    origin = await sqlite.open('seeded')
    place = join(folder, 'set')
    mkdirSync(place)
    set = await openSetToWrite(place, undefined)
    const portal = portalOn(origin)
    await portal.start()
    await complain(portal, ['a', 'b'])
    await portal.kill()
  })
  afterAll(() => origin.close())

  test('holds no backup while its manifest is not written, and the next run need not copy the photos again', async () => {
    const begun = new Date()
    const cut: BackupSet = {
      ...set,
      store: {
        ...set.store,
        write: (name, bytes) =>
          name.startsWith('manifests/')
            ? Promise.reject(new Error('power cut'))
            : set.store.write(name, bytes),
      },
    }
    await expect(runAt(cut, settingsOf(origin), begun)).rejects.toThrow('power cut')
    expect([await listRuns(set.store), (await names(set.store, 'photos/')).length > 0]).toEqual([
      [],
      true,
    ])
    // What a killed run leaves of the database goes with a later one; that of a run under way does not.
    const [old, young] = ['.portal-backup-old', '.portal-backup-young'].map((name) =>
      join(origin.settings.DATA_DIR, name),
    )
    for (const left of [old, young]) mkdirSync(left ?? '')
    utimesSync(old ?? '', new Date(0), new Date(0))
    const whole = await runAt(set, settingsOf(origin), new Date(begun.getTime() + 1_000))
    expect([whole.copied, (await listRuns(set.store)).length]).toEqual([0, 1])
    expect(
      readdirSync(origin.settings.DATA_DIR).filter((found) => found.startsWith('.portal-backup-')),
    ).toEqual(['.portal-backup-young'])
  })

  test('names a photo that is damaged before it came in once, and goes on without it', async () => {
    const { key, file } = await addPhoto(origin)
    const bytes = readFileSync(file)
    writeFileSync(file, 'other bytes')
    const moment = (minutes: number) => new Date(Date.now() + minutes * 60_000)
    const first = await runAt(set, settingsOf(origin), moment(1))
    expect([first.newlyDamaged, first.manifest.photos.damaged]).toEqual([
      [key],
      { count: 1, keys: [key] },
    ])
    const second = await runAt(set, settingsOf(origin), moment(2))
    expect([second.newlyDamaged, second.manifest.photos.damaged.count]).toEqual([[], 1])
    writeFileSync(file, bytes)
    expect((await runAt(set, settingsOf(origin), moment(3))).manifest.photos.damaged.count).toBe(0)
  })

  test('keeps a photo for as long as a kept run names it, and no longer', async () => {
    const [gone] = await photosOf(origin)
    if (!gone) throw new Error('there is no photo')
    const runsBefore = await listRuns(set.store)
    const last = runsBefore.at(-1) ?? ''
    const named = (await readManifest(set.store, last)).photos.count
    const db = openDatabase(settingsOf(origin))
    await db.deleteFrom('photos').where('content_hash', '=', gone.content_hash).execute()
    await db.destroy()
    const object = `photos/${gone.content_hash.slice(0, 2)}/${gone.content_hash}`
    const isThere = async () => (await set.store.read(object)) !== null
    const after = (hours: number) =>
      runAt(set, settingsOf(origin), new Date(Date.now() + hours * hourMs))

    const first = await after(1)
    expect(first.manifest.photos.count).toBeLessThan(named)
    await after(30)
    expect(await isThere()).toBe(true)
    // Every run that named it is too old to be kept.
    const { pruned } = await after(24 * 500)
    expect([pruned.photos > 0, await isThere(), (await listRuns(set.store)).length]).toEqual([
      true,
      false,
      1,
    ])
    // What the removed runs had stored went with them, what the newest needs did not.
    expect(
      new Set((await names(set.store, 'databases/')).map((found) => found.slice(10, 24))),
    ).toEqual(new Set(await listRuns(set.store)))
    expect(await names(set.store, 'unreferenced/')).toHaveLength(1)
    const rows = await photosOf(origin)
    expect(await names(set.store, 'photos/')).toHaveLength(
      new Set(rows.map(({ content_hash: hash }) => hash)).size,
    )
  })

  test('is left alone when its store lists in another order than that of names', async () => {
    const disorderly: BackupSet = {
      ...set,
      store: {
        ...set.store,
        async *list(prefix) {
          const found = await names(set.store, prefix)
          yield* prefix === 'photos/' ? found.toReversed() : found
        },
      },
    }
    await addPhoto(origin)
    await runAt(set, settingsOf(origin), new Date(Date.now() + 24 * 501 * hourMs))
    const before = [await listRuns(set.store), await names(set.store, 'photos/')]
    await expect(
      runAt(disorderly, settingsOf(origin), new Date(Date.now() + 24 * 502 * hourMs)),
    ).rejects.toThrow(/in the order of their names/)
    expect([await listRuns(set.store), await names(set.store, 'photos/')]).toEqual(before)
  })

  test('is never mixed with another key, and a bucket never goes without one', async () => {
    await expect(openSetToWrite(place, recipient)).rejects.toThrow(
      /is not encrypted; to change that, name a new BACKUP_URL/,
    )
    await expect(
      openSetToWrite('s3://a:b@127.0.0.1:1/bucket?ssl=false', undefined),
    ).rejects.toThrow(/set BACKUP_RECIPIENT/)
    await expect(openSetToWrite(join(folder, 'not-mounted'), recipient)).rejects.toThrow(
      /is not there/,
    )
    await expect(openSetToRead(folder, undefined)).rejects.toThrow(/no backup set/)
    await expect(readManifest(set.store, '20200101000000')).rejects.toThrow(
      /There is no backup 20200101000000/,
    )
    const first = (await listRuns(set.store))[0] ?? ''
    const broken: ObjectStore = {
      ...set.store,
      read: (name) =>
        name === manifestOf(first) ? Promise.resolve(Buffer.from('{')) : set.store.read(name),
    }
    await expect(readManifest(broken, first)).rejects.toThrow(/is damaged/)
  })
})
