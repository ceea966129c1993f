import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parseEnv } from '@/lib/env'
import type { ComplaintReceipt } from '@/lib/schemas/complaints'
import { openPhotoStore } from '@/lib/server/media/embedded/open-photo-store'
import { photoOfKey } from '@/lib/server/media/embedded/photo-key'
import { verifyArchive } from '@/scripts/portal/backup/archive-reader'
import { writeArchive } from '@/scripts/portal/backup/archive-writer'
import { databaseNames, manifestName, photoKeyOf } from '@/scripts/portal/backup/manifest'
import { postgresCounts } from '@/scripts/portal/backup/postgres-database'
import { restoreBackup } from '@/scripts/portal/backup/restore-backup'
import { writeBackup } from '@/scripts/portal/backup/write-backup'
import { crashProgram, directPortal } from '../crash/direct-portal'
import { complaintWith } from '../crash/rounds'
import { backends, postgres, type TestDatabase } from '../support/database'
import { startPhotoServer } from '../support/photo-server'
import { startCommand } from '../support/portal-server'

const folder = mkdtempSync(join(tmpdir(), 'portal-backup-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const settingsOf = ({ settings }: TestDatabase) => parseEnv({ ...settings })
const portalOn = ({ settings }: TestDatabase) =>
  directPortal(crashProgram, { dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL })
const once = { isForced: false, now: new Date('2026-11-22T02:00:00Z') }

/** Sends complaints one after the other until stopped; each receipt is recorded on its response. */
function citizens(portal: ReturnType<typeof directPortal>) {
  const receipts: ComplaintReceipt[] = []
  const over = new AbortController()
  async function citizen() {
    while (!over.signal.aborted) {
      const key = randomUUID()
      receipts.push(await portal.create(complaintWith(await portal.upload(key)), key))
    }
  }
  const work = Promise.all([citizen(), citizen()])
  return {
    receipts,
    until: async (count: number) => {
      while (receipts.length < count) await new Promise((resolve) => setTimeout(resolve, 20))
    },
    stop: () => {
      over.abort()
      return work
    },
  }
}

describe.each(backends)('backup and restore on $name', ({ name, open }) => {
  const file = join(folder, `${name}.tar.gz`)
  let origin: TestDatabase
  let target: TestDatabase
  const acknowledged: ComplaintReceipt[] = []

  beforeAll(async () => {
    ;[origin, target] = [await open('seeded'), await open()]
  })
  afterAll(async () => {
    await origin.close()
    await target.close()
  })

  test('a portal that goes on taking complaints is copied as it was at one moment', async () => {
    // What a killed backup leaves goes with a later one.
    const [copy, part] = ['.portal-backup-old', `old.tar.gz.${'a'.repeat(12)}.part`].map((left) =>
      join(folder, left),
    )
    mkdirSync(copy ?? '')
    writeFileSync(part ?? '', 'half')
    for (const left of [copy, part]) utimesSync(left ?? '', new Date(0), new Date(0))
    const portal = portalOn(origin)
    await portal.start()
    try {
      const before = citizens(portal)
      await before.until(6)
      acknowledged.push(...before.receipts)
      const { tables, files, missingPhotos, damagedPhotos } = await writeBackup(
        file,
        settingsOf(origin),
        new Date(),
      )
      await before.stop()
      expect(before.receipts.length).toBeGreaterThan(acknowledged.length)
      expect([files.length - 1, missingPhotos, damagedPhotos]).toEqual([tables.photos, [], []])
      expect((await verifyArchive(file)).tables).toEqual(tables)
    } finally {
      await portal.kill()
    }
    expect(
      readdirSync(folder).filter((found) => found.startsWith('.') || found.endsWith('.part')),
    ).toEqual([])
  })

  test('an archive that lacks a byte, or that this portal cannot take, changes nothing', async () => {
    const manifest = await verifyArchive(file)
    const bytes = readFileSync(file)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0xff
    const damaged = join(folder, `${name}-damaged.tar.gz`)
    writeFileSync(damaged, bytes)
    await expect(restoreBackup(damaged, settingsOf(target), once)).rejects.toThrow(
      /nothing was changed/,
    )

    const made = async (change: Partial<typeof manifest>, label: string) => {
      const other = join(folder, `${name}-${label}.tar.gz`)
      await writeArchive(other, new Date(), async (add) => {
        const { dialect } = { ...manifest, ...change }
        const database = await add(databaseNames[dialect], 4, [Buffer.from('none')])
        const text = Buffer.from(JSON.stringify({ ...manifest, ...change, files: [database] }))
        await add(manifestName, text.byteLength, [text])
      })
      return other
    }
    for (const schema of ['999-later', '032-content-items'])
      await expect(
        restoreBackup(await made({ schema }, schema), settingsOf(target), once),
      ).rejects.toThrow(new RegExp(`does not know \\(${schema}\\); restore it with that version`))
    const otherDialect = manifest.dialect === 'sqlite' ? 'postgres' : 'sqlite'
    await expect(
      restoreBackup(await made({ dialect: otherDialect }, 'other'), settingsOf(target), once),
    ).rejects.toThrow(/DATABASE_URL/)
    expect(existsSync(join(target.settings.DATA_DIR, 'portal.db'))).toBe(false)
  })

  test('the restored portal holds every acknowledged complaint with its photo, and counts the same', async () => {
    const left = join(target.settings.DATA_DIR, '.portal-restore-old')
    mkdirSync(left)
    utimesSync(left, new Date(0), new Date(0))
    const { manifest, keptAs } = await restoreBackup(file, settingsOf(target), once)
    expect(existsSync(left)).toBe(false)
    expect(keptAs).toBeNull()
    const portal = portalOn(target)
    await portal.start()
    try {
      expect(await portal.count()).toBe(manifest.tables.complaints)
      const complete = await Promise.all(acknowledged.map((receipt) => portal.isComplete(receipt)))
      expect(complete).toEqual(acknowledged.map(() => true))
    } finally {
      await portal.kill()
    }
  })

  test('a portal that is there is replaced only by force, and never while it runs', async () => {
    const settings = settingsOf(target)
    await expect(restoreBackup(file, settings, once)).rejects.toThrow(/--force/)
    const portal = portalOn(target)
    await portal.start()
    const late = await portal
      .upload('late-form')
      .then((image) => portal.create(complaintWith(image), 'late-form'))
    await expect(restoreBackup(file, settings, { ...once, isForced: true })).rejects.toThrow(
      /in use; stop/,
    )
    await portal.kill()

    const photos = join(target.settings.DATA_DIR, 'photos')
    const [damaged, other] = (await verifyArchive(file)).files.flatMap(
      ({ path }) => photoKeyOf(path) ?? [],
    )
    const whole = readFileSync(join(photos, damaged ?? ''))
    writeFileSync(join(photos, damaged ?? ''), whole.subarray(0, 100))
    const untouched = statSync(join(photos, other ?? '')).mtimeMs
    const { keptAs } = await restoreBackup(file, settings, { ...once, isForced: true })
    // A photo that is there and whole is left alone.
    expect(readFileSync(join(photos, damaged ?? ''))).toEqual(whole)
    expect(statSync(join(photos, other ?? '')).mtimeMs).toBe(untouched)
    expect(keptAs === null ? null : existsSync(keptAs)).toBe(name === 'SQLite' ? true : null)
    await portal.start()
    try {
      expect(await portal.isComplete(late)).toBe(false)
      const [first] = acknowledged
      expect(first && (await portal.isComplete(first))).toBe(true)
    } finally {
      await portal.kill()
    }
  })
})

test('a restore to PostgreSQL that is killed half-way leaves the database as it was', async () => {
  const file = join(folder, 'killed.tar.gz')
  const target = await postgres.open('seeded')
  const address = target.settings.DATABASE_URL ?? ''
  const [holder, observer] = [new Client(address), new Client(address)]
  await Promise.all([holder.connect(), observer.connect()])
  // The first data of a copy, longer than what is on its way at once, and whole wherever they are cut.
  await holder.query(
    "create table a_table as select repeat('word ', 20) as words from generate_series(1, 20000)",
  )
  await writeBackup(file, settingsOf(target), new Date())
  const before = await postgresCounts(address)
  /** Waits until psql waits for a lock, or is gone. */
  const untilPsql = (wanted: 'Lock' | 'gone') =>
    vi.waitFor(
      async () => {
        const { rows } = await observer.query<{ wait: string | null }>(
          "select wait_event_type as wait from pg_stat_activity where datname = current_database() and application_name = 'psql'",
        )
        expect(rows.map(({ wait }) => wait)).toEqual(wanted === 'gone' ? [] : [wanted])
      },
      { interval: 100 },
    )
  try {
    // Whoever reads a table holds the restore up at its first statement.
    await holder.query('begin')
    await holder.query('lock table complaints in access share mode')
    const restore = startCommand(['restore', file, '--force'], target.settings)
    await untilPsql('Lock')
    restore.kill()
    await restore.ended
    await holder.query('rollback')
    await untilPsql('gone')
    expect(await postgresCounts(address)).toEqual(before)
  } finally {
    await Promise.all([holder.end(), observer.end()])
    await target.close()
  }
})

test('photos of a bucket are kept and come back; a missing one is noted, a damaged one is not carried on', async () => {
  const server = await startPhotoServer()
  const dataDir = mkdtempSync(join(folder, 'bucket-'))
  const settings = { ...parseEnv({ DATA_DIR: dataDir }), MEDIA_URL: server.mediaUrl }
  const { manifest } = await restoreBackup(join(folder, 'SQLite.tar.gz'), settings, once)
  expect(existsSync(join(dataDir, 'photos'))).toBe(false)
  const again = await writeBackup(join(folder, 'bucket.tar.gz'), settings, new Date())
  expect(again.files.slice(1)).toEqual(manifest.files.slice(1))

  const store = await openPhotoStore(settings)
  const [first, second] = again.files.slice(1).map(({ path }) => photoOfKey(photoKeyOf(path) ?? ''))
  if (!first || !second) throw new Error('the backup holds too few photos')
  await store.remove(first.id, first.type)
  expect(
    (await writeBackup(join(folder, 'missing.tar.gz'), settings, new Date())).missingPhotos,
  ).toHaveLength(1)
  await store.write(second.id, second.type, Buffer.from('other bytes'))
  const wrong = await writeBackup(join(folder, 'wrong.tar.gz'), settings, new Date())
  expect(wrong.damagedPhotos).toEqual([photoKeyOf(again.files[2]?.path ?? '')])
  expect([
    wrong.files.length,
    (await verifyArchive(join(folder, 'wrong.tar.gz'))).damagedPhotos,
  ]).toEqual([again.files.length - 2, wrong.damagedPhotos])
  await store.close()
  await server.close()
})
