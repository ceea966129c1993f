import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createPhotoFiles } from '@/lib/server/media/embedded/photo-files'
import type { PhotoStore } from '@/lib/server/media/embedded/photo-store'
import { CommandFailure, UsageError } from '../output'

/**
 * The photo store that a flag names, not prepared yet: a bucket written like MEDIA_URL, or a folder as `photos` in DATA_DIR is one.
 * @throws UsageError, CommandFailure when there is no such folder, StartError when the address of a bucket cannot be understood
 */
export async function openPlace(place: string, flag: '--from' | '--to'): Promise<PhotoStore> {
  if (place.startsWith('s3://')) {
    const { createPhotoBucket } = await import('@/lib/server/media/embedded/photo-bucket')
    return createPhotoBucket(place, () => undefined, { source: flag })
  }
  if (place === '' || place.includes('://'))
    throw new UsageError(`${flag} takes a folder or s3://…`)
  const folder = resolve(place)
  if (!existsSync(folder))
    throw new CommandFailure(
      `The folder ${folder} is not there; make it first (a disk that is not mounted looks the same).`,
    )
  return createPhotoFiles(folder)
}
