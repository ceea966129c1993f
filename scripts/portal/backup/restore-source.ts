import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { photoOfKey } from '@/lib/server/media/embedded/photo-key'
import type { PhotoStore } from '@/lib/server/media/embedded/photo-store'
import { readArchive, verifyArchive } from './archive-reader'
import { isSound } from './is-sound'
import { databaseNames, type Manifest, photoKeyOf } from './manifest'
import type { PhotoList } from './photo-list'

/** What a backup could not give back. */
export interface LostPhotos {
  count: number
  /** Some of their names. */
  keys: string[]
}

/** A backup that can be restored. */
export interface RestoreSource {
  facts: Pick<Manifest, 'dialect' | 'schema' | 'tables' | 'createdAt'>
  /** Writes the copy of the database into a file and checks it; photos that come with it go to their store. @throws CommandFailure */
  unpack(databaseTo: string, photos: PhotoStore): Promise<void>
  /** Brings the photos of a list that their store has not, or not whole. One that cannot be had does not stop the others. */
  bringPhotos(list: PhotoList, photos: PhotoStore): Promise<LostPhotos>
}

export interface ArchiveSource extends RestoreSource {
  manifest: Manifest
}

/** Opens an archive after comparing all of it with its checksums. @throws CommandFailure */
export async function archiveSource(archive: string): Promise<ArchiveSource> {
  const manifest = await verifyArchive(archive)
  const checksums = new Map(manifest.files.map(({ path, sha256 }) => [path, sha256]))
  return {
    manifest,
    facts: manifest,
    unpack: (databaseTo, photos) =>
      readArchive(archive, async (path, pieces) => {
        if (Object.values(databaseNames).some((name) => name === path))
          return pipeline(pieces, createWriteStream(databaseTo, { mode: 0o600, flush: true }))
        const photo = photoOfKey(photoKeyOf(path) ?? '')
        if (!photo || (await isSound(photos, photo, checksums.get(path) ?? ''))) return
        const bytes: Buffer[] = []
        for await (const piece of pieces) bytes.push(piece)
        await photos.write(photo.id, photo.type, Buffer.concat(bytes))
      }),
    // They came with the database.
    bringPhotos: () => Promise.resolve({ count: 0, keys: [] }),
  }
}
