import { CommandFailure } from '../../output'
import { type NamedPhoto, type PhotoList, photosOf } from '../photo-list'
import type { Seal } from './seal'
import type { ObjectStore } from './object-store'

/** Photos with the same bytes, which are stored once. */
export interface SamePhotos {
  sha256: string
  photos: NamedPhoto[]
}

/** Name of a photo in a set: by its checksum, so that one that is there already never has to be read again. */
export const photoName = (sha256: string, { ending }: Pick<Seal, 'ending'>) =>
  `photos/${sha256.slice(0, 2)}/${sha256}${ending}`

/** The photos of a database, each checksum once, in their order. */
export async function* distinctPhotos(list: PhotoList): AsyncGenerator<SamePhotos> {
  let group: SamePhotos | undefined
  for await (const photo of photosOf(list)) {
    if (group?.sha256 === photo.sha256) {
      group.photos.push(photo)
      continue
    }
    if (group) yield group
    group = { sha256: photo.sha256, photos: [photo] }
  }
  if (group) yield group
}

/**
 * Checksums of the photos that a set holds, in their order. Other objects are none of the portal's.
 * @throws CommandFailure for a store that lists in another order: photos would be taken for missing, and for not needed
 */
export async function* storedPhotos(
  store: ObjectStore,
  { ending }: Pick<Seal, 'ending'>,
): AsyncGenerator<string> {
  let before = ''
  for await (const name of store.list('photos/')) {
    const [, folder, sha256, found] =
      /^photos\/([0-9a-f]{2})\/([0-9a-f]{64})(\.age|)$/.exec(name) ?? []
    if (sha256 === undefined || found !== ending || !sha256.startsWith(folder ?? '?')) continue
    if (sha256 <= before)
      throw new CommandFailure(
        `${store.place} does not list its objects in the order of their names; use another store for the backup set.`,
      )
    before = sha256
    yield sha256
  }
}
