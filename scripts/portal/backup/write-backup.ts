import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Env } from '@/lib/env'
import { openPhotoStore } from '@/lib/server/media/embedded/open-photo-store'
import { photoKey } from '@/lib/server/media/embedded/photo-key'
import packageFacts from '@/package.json'
import { CommandFailure } from '../output'
import { type AddFile, writeArchive } from './archive-writer'
import { removeLeftovers, scratchFolder } from './leftovers'
import { archiveFormat, databaseNames, type Manifest, manifestName } from './manifest'
import { postgresSize, snapshotPostgres } from './postgres-database'
import { photosOf } from './photo-list'
import type { Snapshot } from './snapshot'
import { snapshotSqlite, sqliteSize } from './sqlite-database'

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'MEDIA_URL'>

const mebibyte = 1_048_576

/** A copy of the database and the archive lie there together for a while. @throws CommandFailure */
async function requireRoom(folder: string, settings: Settings) {
  const needed =
    2 *
    (settings.DATABASE_URL
      ? await postgresSize(settings.DATABASE_URL)
      : sqliteSize(settings.DATA_DIR))
  const disk = await statfs(folder).catch(() => {
    throw new CommandFailure(`The folder ${folder} cannot be read; make it first.`)
  })
  const free = disk.bavail * disk.bsize
  if (free < needed)
    throw new CommandFailure(
      `The disk of ${folder} has ${Math.floor(free / mebibyte)} MiB free; the database alone needs ${Math.ceil(needed / mebibyte)} MiB.`,
    )
}

async function addPhotos(
  snapshot: Snapshot,
  settings: Settings,
  add: AddFile,
): Promise<Pick<Manifest, 'files' | 'missingPhotos' | 'damagedPhotos'>> {
  const [files, missingPhotos, damagedPhotos]: [Manifest['files'], string[], string[]] = [
    [],
    [],
    [],
  ]
  if (snapshot.photos.count === 0) return { files, missingPhotos, damagedPhotos }
  const store = await openPhotoStore(settings)
  try {
    for await (const { id, type, sha256 } of photosOf(snapshot.photos)) {
      const bytes = await store.read(id, type)
      if (!bytes) {
        missingPhotos.push(photoKey(id, type))
        continue
      }
      // What the store holds is not what was put there. A backup that carried it on would hide that; one that stopped would save nothing else.
      if (createHash('sha256').update(bytes).digest('hex') !== sha256)
        damagedPhotos.push(photoKey(id, type))
      else files.push(await add(`photos/${photoKey(id, type)}`, bytes.byteLength, [bytes]))
    }
  } finally {
    await store.close()
  }
  return { files, missingPhotos, damagedPhotos }
}

/**
 * Writes database and photos into one archive while the portal runs. The photos are read after the database, so everything the database
 * names is there; what was deleted in between, and photos that are damaged, are noted in the manifest and not in the archive.
 * @throws CommandFailure, Problem UNAVAILABLE when the photo store cannot be reached
 */
export async function writeBackup(file: string, settings: Settings, now: Date): Promise<Manifest> {
  const folder = dirname(file)
  await removeLeftovers(folder, now)
  await requireRoom(folder, settings)
  const scratch = await scratchFolder(folder, 'backup')
  try {
    const snapshot = settings.DATABASE_URL
      ? await snapshotPostgres(settings.DATABASE_URL, scratch)
      : await snapshotSqlite(settings.DATA_DIR, scratch)
    const { dialect, schema, tables } = snapshot
    let written: Manifest | undefined
    await writeArchive(file, now, async (add) => {
      const database = await add(
        databaseNames[dialect],
        (await stat(snapshot.file)).size,
        createReadStream(snapshot.file) as AsyncIterable<Buffer>,
      )
      const { files, ...leftOut } = await addPhotos(snapshot, settings, add)
      written = {
        format: archiveFormat,
        portal: packageFacts.version,
        dialect,
        schema,
        createdAt: now.toISOString(),
        tables,
        files: [database, ...files],
        ...leftOut,
      }
      const text = Buffer.from(JSON.stringify(written))
      await add(manifestName, text.byteLength, [text])
    })
    if (!written) throw new Error('the archive was not filled')
    return written
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
