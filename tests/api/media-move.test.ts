import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseEnv } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { openPhotoStore } from '@/lib/server/media/embedded/open-photo-store'
import { createPhotoFiles } from '@/lib/server/media/embedded/photo-files'
import type { PhotoStore } from '@/lib/server/media/embedded/photo-store'
import { postgres, sqlite, type TestDatabase } from '../support/database'
import { startPhotoServer, type PhotoServer } from '../support/photo-server'
import { startCommand } from '../support/portal-server'

const folder = mkdtempSync(join(tmpdir(), 'portal-move-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const type = 'image/jpeg' as const
/** Ten times the concurrent transfers; listings of more than one page are tested in `photo-store.test.ts`. */
const photoCount = 60

/** Runs the command in a process of its own. @param killWhen kills it once this has happened */
async function media(
  settings: Record<string, string>,
  args: readonly string[],
  killWhen?: Promise<void>,
) {
  // The client of buckets warns of an old Node among the errors.
  const command = startCommand(['media', ...args], { NODE_NO_WARNINGS: '1', ...settings })
  if (killWhen) {
    await Promise.race([killWhen, command.ended])
    command.kill()
  }
  const { code, stdout, stderr } = await command.ended
  return { code, lines: stdout.trim(), errors: stderr.trim() }
}

async function idsIn(store: PhotoStore): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of store.list('')) if (id !== null) ids.push(id)
  return ids
}

/** Keeps a photo in a store and, if there is one, in the database. */
async function keep(store: PhotoStore, db: Kysely<Database> | null) {
  const [id, bytes] = [randomBytes(16).toString('hex'), randomBytes(3_000)]
  await store.write(id, type, bytes)
  const nothing = {
    perceptual_hash: null,
    form_token_hash: null,
    complaint_id: null,
    position: null,
    held_reason: null,
  }
  const row = {
    id,
    content_type: type,
    content_hash: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.byteLength,
    created_at: new Date().toISOString(),
    ...nothing,
  }
  await db?.insertInto('photos').values(row).execute()
  return { id, bytes }
}

describe('photos of a portal move', () => {
  let database: TestDatabase
  let db: Kysely<Database>
  let server: PhotoServer
  let [here, bucket]: PhotoStore[] = []
  const photos = new Map<string, Buffer>()
  const stores = () => {
    if (!here || !bucket) throw new Error('not open yet')
    return { here, bucket }
  }
  const onFolder = () => ({ ...database.settings })
  const onBucket = () => ({ ...database.settings, MEDIA_URL: server.mediaUrl })

  /** Keeps a photo in a store and, unless it is without a row, in the database. */
  async function add(store: PhotoStore, hasRow = true): Promise<string> {
    const { id, bytes } = await keep(store, hasRow ? db : null)
    photos.set(id, bytes)
    return id
  }

  beforeAll(async () => {
    ;[database, server] = [await sqlite.open('seeded'), await startPhotoServer()]
    db = openDatabase(parseEnv(database.settings))
    here = await openPhotoStore(parseEnv(onFolder()))
    bucket = await openPhotoStore(parseEnv(onBucket()))
    await here.prepare()
    for (let count = 0; count < photoCount; count += 1) await add(here, count % 2 === 0)
  })
  afterAll(async () => {
    await stores().here.close()
    await stores().bucket.close()
    await server.close()
    await db.destroy()
    await database.close()
  })

  test('a check says what is missing and changes nothing', async () => {
    const { code, lines, errors } = await media(onFolder(), [
      'move',
      '--to',
      server.mediaUrl,
      '--check',
    ])
    expect([code, lines]).toEqual([1, ''])
    expect(errors).toMatch(
      new RegExp(
        `^http://127\\.0\\.0\\.1:\\d+/foto-aduan: 0 photos are the same, ${photoCount} missing\\. Nothing was deleted\\. For example: [0-9a-f]{2}/`,
      ),
    )
    expect(await idsIn(stores().bucket)).toEqual([])
  })

  test('into a bucket, killed in the middle and started again, whole and once', async () => {
    const killed = await media(onFolder(), ['move', '--to', server.mediaUrl], server.written(10))
    const before = (await idsIn(stores().bucket)).length
    expect([killed.code, before < photoCount]).toEqual([null, true])
    const { code, lines, errors } = await media(onFolder(), ['move', '--to', server.mediaUrl])
    expect([code, errors, lines]).toEqual([
      0,
      '',
      expect.stringMatching(
        new RegExp(
          `/foto-aduan: ${before} photos were there already, ${photoCount - before} copied\\.$`,
        ),
      ),
    ])
    for (const [id, bytes] of photos)
      expect(bytes.equals((await stores().bucket.read(id, type)) ?? Buffer.alloc(0))).toBe(true)
    expect(await idsIn(stores().here)).toHaveLength(photoCount)
    expect((await media(onFolder(), ['move', '--to', server.mediaUrl, '--check'])).lines).toMatch(
      new RegExp(`: ${photoCount} photos are the same\\.$`),
    )
  })

  test('never out of the store that is in use, nor into another name of itself', async () => {
    const tooEarly = await media(onFolder(), ['move', '--to', server.mediaUrl, '--delete-source'])
    expect([tooEarly.code, tooEarly.errors]).toEqual([
      2,
      expect.stringContaining('wants the new store in use'),
    ])
    const itself = await media(onBucket(), ['move', '--from', server.mediaUrl])
    expect([itself.code, itself.errors]).toEqual([
      2,
      expect.stringMatching(/^Both stores are http:\S+foto-aduan\./),
    ])
    const again = await media(onBucket(), [
      'move',
      '--from',
      server.mediaUrl.replace('@127.0.0.1:', '@localhost:'),
      '--delete-source',
    ])
    expect([again.code, again.errors]).toEqual([
      1,
      expect.stringMatching(/ are one store under two names\. Nothing was deleted\.$/),
    ])
    expect([(await idsIn(stores().bucket)).length, (await idsIn(stores().here)).length]).toEqual([
      photoCount,
      photoCount,
    ])
  })

  test('with what came in before the portals were started again, and only then out of the old store', async () => {
    const late = await add(stores().here)
    const place = join(database.settings.DATA_DIR, 'photos')
    const { code, lines, errors } = await media(onBucket(), [
      'move',
      '--from',
      place,
      '--delete-source',
    ])
    expect([code, errors]).toEqual([0, ''])
    expect(lines).toMatch(
      new RegExp(
        `/foto-aduan: ${photoCount} photos were there already, 1 copied\\.\n${place}: ${photoCount + 1} photos deleted\\.$`,
      ),
    )
    expect(await idsIn(stores().here)).toEqual([])
    expect(
      Buffer.from((await stores().bucket.read(late, type)) ?? []).equals(
        photos.get(late) ?? Buffer.alloc(0),
      ),
    ).toBe(true)
  })

  test('back into a folder; a damaged one is named, copied as it is, and nothing is deleted for it', async () => {
    const other = join(folder, randomBytes(4).toString('hex'))
    const [damaged] = photos.keys()
    if (damaged === undefined) throw new Error('no photo')
    await stores().bucket.write(damaged, type, Buffer.from('rusak'))
    expect((await media(onBucket(), ['move', '--to', other])).errors).toMatch(
      /^The folder \S+ is not there; make it first/,
    )
    mkdirSync(other)
    const { code, errors } = await media(onBucket(), ['move', '--to', other])
    expect(code).toBe(1)
    expect(errors).toContain(
      `${photoCount} copied, 1 damaged in the source (they differ from their checksums). ` +
        `Nothing was deleted. For example: ${damaged.slice(0, 2)}/${damaged}.jpg`,
    )
    expect(await createPhotoFiles(other).read(damaged, type)).toHaveLength(5)
    // Half-written files of a killed run are ignored, and different bytes are written again.
    const [, other2 = ''] = photos.keys()
    await createPhotoFiles(other).write(other2, type, Buffer.from('lain'))
    expect((await media(onBucket(), ['move', '--to', other, '--check'])).errors).toContain(
      '1 different, 1 damaged',
    )
    expect((await media(onBucket(), ['move', '--to', other])).errors).toContain(
      `${photoCount - 1} photos were there already, 1 copied, 1 damaged`,
    )
  })

  test('says plainly that a store is away and that the command goes on where it stopped', async () => {
    await server.stop()
    const { code, errors } = await media(onFolder(), ['move', '--to', server.mediaUrl])
    await server.start()
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(
        /^A store cannot be used \(photo store \(\w+\)\)\. The same command goes on where this one stopped\.$/,
      ),
    ])
  })
})

// All that a move asks of a database is the checksums.
test('a portal on PostgreSQL moves its photos, and one that is not as it was sent is named', async () => {
  const database = await postgres.open('seeded')
  const db = openDatabase(parseEnv(database.settings))
  const store = await openPhotoStore(parseEnv(database.settings))
  await store.prepare()
  const [whole, damaged] = [await keep(store, db), await keep(store, db)]
  await store.write(damaged.id, type, Buffer.from('rusak'))
  const other = mkdtempSync(join(folder, 'other-'))
  const { code, errors } = await media(database.settings, ['move', '--to', other])
  expect([code, errors]).toEqual([
    1,
    expect.stringContaining(
      '1 copied, 1 damaged in the source (they differ from their checksums). ' +
        `Nothing was deleted. For example: ${damaged.id.slice(0, 2)}/${damaged.id}.jpg`,
    ),
  ])
  expect(
    whole.bytes.equals((await createPhotoFiles(other).read(whole.id, type)) ?? Buffer.alloc(0)),
  ).toBe(true)
  await db.destroy()
  await database.close()
})

// Refused before a database is opened.
describe('a move that is wrong use', () => {
  test.each([
    [['move'], 'Name the other store with --to or --from'],
    [['copy'], 'Unknown command "media copy"'],
    [['move', '--to', 'https://simpan/foto'], ''],
    [['move', '--to', '/tmp', '--check', '--delete-source'], '--check deletes nothing'],
    [['move', '--to', '/tmp', 'x'], ''],
  ])('%j', async (args, reason) => {
    const data = join(folder, 'never-made')
    const { code, errors } = await media({ DATA_DIR: data }, args)
    expect([code, errors]).toEqual([2, expect.stringContaining(reason)])
    expect(existsSync(data)).toBe(false)
  })
})
