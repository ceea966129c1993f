import { fileEnding, type FileType, typeOfEnding } from '@/lib/server/media/file-type'

/** Name of a photo or document inside a store. */
export const photoKey = (id: string, type: FileType) =>
  `${id.slice(0, 2)}/${id}.${fileEnding(type)}`

/** What a name inside a store stands for; null for any other name. */
export function photoOfKey(key: string): { id: string; type: FileType } | null {
  const [, folder, id, ending] = /^([0-9a-f]{2})\/([0-9a-f]{32})\.(jpg|png|pdf)$/.exec(key) ?? []
  const type = typeOfEnding(ending)
  if (id === undefined || type === null || folder !== id.slice(0, 2)) return null
  return { id, type }
}
