import { join } from 'node:path'
import type { Env } from '@/lib/env'
import { createPhotoFiles } from './photo-files'
import type { PhotoStore } from './photo-store'

export type PhotoStoreSettings = Pick<Env, 'DATA_DIR' | 'MEDIA_URL'>

/** Folder of the photos below the data folder. */
const photoFolder = (dataDir: string) => join(dataDir, 'photos')

/**
 * The photo store of the settings, not prepared yet: the bucket of MEDIA_URL, else a folder below DATA_DIR.
 * @param report called when the bucket cannot be reached, at most once a minute
 * @throws StartError when MEDIA_URL is invalid
 */
export async function openPhotoStore(
  { DATA_DIR, MEDIA_URL }: PhotoStoreSettings,
  report: (error: unknown) => void = () => undefined,
): Promise<PhotoStore> {
  if (MEDIA_URL === undefined) return createPhotoFiles(photoFolder(DATA_DIR))
  // Loaded only when needed: the S3 client takes a good part of a second and some 20 MB.
  const { createPhotoBucket } = await import('./photo-bucket')
  return createPhotoBucket(MEDIA_URL, report)
}
