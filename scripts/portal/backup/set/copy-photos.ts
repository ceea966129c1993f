import { createHash } from 'node:crypto'
import { photoKey } from '@/lib/server/media/embedded/photo-key'
import type { PhotoStore } from '@/lib/server/media/embedded/photo-store'
import { writeLines } from '../line-file'
import type { PhotoList } from '../photo-list'
import { inParallel } from './in-parallel'
import { mergeSorted } from './merge-sorted'
import { namesMax } from './run'
import { distinctPhotos, photoName, type SamePhotos, storedPhotos } from './set-photos'
import type { BackupSet } from './open-set'
import { ascendingLookup, type Unreferenced, unreferencedLine } from './unreferenced'

/** Photos on their way at once: enough to hide the waiting for two stores, few enough to leave the portal its own. */
const width = 6

export interface CopiedPhotos {
  copied: number
  missing: { count: number; keys: string[] }
  damaged: { count: number; keys: string[] }
}

/** The bytes of a photo as its checksum says, from whichever of its names has them. */
async function soundBytes(
  store: PhotoStore,
  { sha256, photos }: SamePhotos,
): Promise<Uint8Array | 'missing' | 'damaged'> {
  let found: 'missing' | 'damaged' = 'missing'
  for (const { id, type } of photos) {
    const bytes = await store.read(id, type)
    if (bytes && createHash('sha256').update(bytes).digest('hex') === sha256) return bytes
    if (bytes) found = 'damaged'
  }
  return found
}

/**
 * Brings the photos of a list into a set that does not hold them yet; the others are not read again. A photo that is damaged before it came
 * into the set is left out and named, like one that is gone.
 * @param before what the run before knew to be unreferenced
 * @param unreferencedFile gets the photos of the set that the list does not name
 */
export async function copyPhotos(
  { store, seal }: BackupSet,
  list: PhotoList,
  photos: PhotoStore,
  before: AsyncGenerator<Unreferenced>,
  unreferencedFile: string,
  now: Date,
): Promise<CopiedPhotos> {
  const result: CopiedPhotos = {
    copied: 0,
    missing: { count: 0, keys: [] },
    damaged: { count: 0, keys: [] },
  }
  const knownBefore = ascendingLookup(before)

  async function* notYetStored(
    addUnreferenced: (line: string) => void,
  ): AsyncGenerator<SamePhotos> {
    for await (const { left: named, right: stored } of mergeSorted(
      distinctPhotos(list),
      storedPhotos(store, seal),
      ({ sha256 }) => sha256,
      (sha256) => sha256,
    )) {
      if (named && stored === null) yield named
      if (named || stored === null) continue
      // A list that cannot be read any longer only keeps photos for longer.
      const entry = (await knownBefore(stored).catch(() => null)) ?? {
        sha256: stored,
        storedAt: (await store.changedAt(photoName(stored, seal))) ?? now,
        since: now,
      }
      addUnreferenced(unreferencedLine(entry))
    }
  }

  const copy = async (same: SamePhotos) => {
    const bytes = await soundBytes(photos, same)
    if (typeof bytes !== 'string') {
      await store.write(photoName(same.sha256, seal), await seal.bytes(bytes))
      result.copied += 1
      return
    }
    const { keys } = result[bytes]
    result[bytes].count += same.photos.length
    keys.push(
      ...same.photos.map(({ id, type }) => photoKey(id, type)).slice(0, namesMax - keys.length),
    )
  }
  await writeLines(unreferencedFile, (add) => inParallel(notYetStored(add), width, copy))
  return result
}
