import { photoEnding, type PhotoType } from '@/lib/photos/photo-type'

/** Name of a photo inside a store. */
export const photoKey = (id: string, type: PhotoType) =>
  `${id.slice(0, 2)}/${id}.${photoEnding(type)}`

/** The photo of a name inside a store; null for any other name. */
export function photoOfKey(key: string): { id: string; type: PhotoType } | null {
  const [, folder, id, ending] = /^([0-9a-f]{2})\/([0-9a-f]{32})\.(jpg|png)$/.exec(key) ?? []
  if (id === undefined || folder !== id.slice(0, 2)) return null
  return { id, type: ending === 'png' ? 'image/png' : 'image/jpeg' }
}
