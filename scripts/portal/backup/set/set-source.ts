import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { photoKey } from '@/lib/server/media/embedded/photo-key'
import type { PhotoStore } from '@/lib/server/media/embedded/photo-store'
import { CommandFailure } from '../../output'
import { isSound } from '../is-sound'
import type { LostPhotos, RestoreSource } from '../restore-source'
import { through } from '../through'
import { inParallel } from './in-parallel'
import type { OpenedSet } from './open-set'
import { readPieces } from './pieces'
import { namesMax, type RunManifest } from './run'
import { distinctPhotos, photoName, type SamePhotos } from './set-photos'

const width = 6

/** Writes the database of a run into a file. @throws CommandFailure when it cannot be opened or differs from its checksum */
export async function fetchDatabase(
  { store, opening }: OpenedSet,
  { database, dialect }: RunManifest,
  to: string,
): Promise<void> {
  const plain = await opening.stream(readPieces(store, database.name, database))
  const hash = createHash('sha256')
  async function* hashed() {
    for await (const piece of dialect === 'sqlite' ? through(plain, createGunzip()) : plain) {
      hash.update(piece)
      yield piece
    }
  }
  try {
    await pipeline(hashed(), createWriteStream(to, { mode: 0o600, flush: true }))
  } catch (error) {
    // What zlib says of bytes that are no archive.
    throw error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
      ? new CommandFailure(`${database.name} is damaged; nothing was changed.`)
      : error
  }
  if (hash.digest('hex') !== database.sha256)
    throw new CommandFailure(`${database.name} differs from its checksum; nothing was changed.`)
}

/** A photo as its checksum says; null when the set has it not, or not whole. */
export async function fetchPhoto(
  { store, seal, opening }: OpenedSet,
  sha256: string,
): Promise<Uint8Array | null> {
  const closed = await store.read(photoName(sha256, seal))
  if (closed === null) return null
  const bytes = await opening.bytes(closed).catch(() => null)
  return bytes !== null && createHash('sha256').update(bytes).digest('hex') === sha256
    ? bytes
    : null
}

/** A run of a set, to be restored. */
export function setSource(set: OpenedSet, manifest: RunManifest): RestoreSource {
  return {
    facts: manifest,
    unpack: (databaseTo) => fetchDatabase(set, manifest, databaseTo),
    async bringPhotos(list, photos: PhotoStore) {
      const lost: LostPhotos = { count: 0, keys: [] }
      await inParallel(
        distinctPhotos(list),
        width,
        async ({ sha256, photos: named }: SamePhotos) => {
          const wanted: typeof named = []
          for (const photo of named) if (!(await isSound(photos, photo, sha256))) wanted.push(photo)
          if (wanted.length === 0) return
          const bytes = await fetchPhoto(set, sha256)
          for (const { id, type } of wanted) {
            if (bytes) await photos.write(id, type, bytes)
            else if (lost.keys.push(photoKey(id, type)) > namesMax) lost.keys.pop()
          }
          if (!bytes) lost.count += wanted.length
        },
      )
      return lost
    },
  }
}
