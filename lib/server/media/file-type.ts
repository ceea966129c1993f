import type { PhotoType } from '@/lib/photos/photo-type'

/** What the store of a portal holds: photos, and documents of officers. */
export type FileType = PhotoType | typeof documentType
export const documentType = 'application/pdf'

const endings: Record<FileType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  [documentType]: 'pdf',
}
const types = Object.keys(endings) as FileType[]

/** Ending of a stored file. */
export const fileEnding = (type: FileType) => endings[type]

/** The type that an ending stands for; null for one that the store does not use. */
export const typeOfEnding = (ending: string | undefined): FileType | null =>
  types.find((type) => endings[type] === ending) ?? null
