import { documentType, type FileType } from '@/lib/server/media/file-type'
import type { Dialect } from './manifest'
import type { NamedPhoto, PhotoList } from './photo-list'

/** The whole database as it was at one moment, in one file. */
export interface Snapshot {
  dialect: Dialect
  /** Where the file lies. */
  file: string
  /** Newest migration. */
  schema: string
  /** Rows of each table. */
  tables: Record<string, number>
  photos: PhotoList
}

export interface PhotoRow {
  id: string
  content_type: FileType
  content_hash: string
  size: number
}

/** Name of the list of photos beside a snapshot. */
export const photoListName = 'photos.list'
const documentTable = 'complaint_documents'
/**
 * Photos and documents by their checksums.
 * @param collation that sorts by bytes
 * @param tables that the database has: one of an earlier version knows no documents
 */
export const photosQuery = (collation: 'binary' | '"C"', tables: readonly string[]) => {
  const documents = tables.includes(documentTable)
    ? ` union all select id, '${documentType}', content_hash, size from ${documentTable}`
    : ''
  const files = `select id, content_type, content_hash, size from photos${documents}`
  return `select * from (${files}) as files order by content_hash collate ${collation}, id collate ${collation}`
}
export const schemaQuery = 'select name from kysely_migration order by name desc limit 1'
export const namedPhoto = ({
  id,
  content_type: type,
  content_hash: sha256,
  size,
}: PhotoRow): NamedPhoto => ({ id, type, sha256, size })
export const countQuery = (table: string) =>
  `select count(*) as rows from "${table.replaceAll('"', '""')}"`
