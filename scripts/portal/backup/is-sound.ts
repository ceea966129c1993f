import { createHash } from 'node:crypto'
import type { PhotoStore } from '@/lib/server/media/embedded/photo-store'
import type { NamedPhoto } from './photo-list'

/** Whether a store holds a photo with these very bytes; false also when what it holds cannot be read. */
export async function isSound(
  photos: Pick<PhotoStore, 'read'>,
  { id, type }: Pick<NamedPhoto, 'id' | 'type'>,
  sha256: string,
): Promise<boolean> {
  const bytes = await photos.read(id, type).catch(() => null)
  return bytes !== null && createHash('sha256').update(bytes).digest('hex') === sha256
}
