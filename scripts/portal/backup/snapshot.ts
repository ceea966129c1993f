import type { PhotoType } from '@/lib/photos/photo-type'
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
  content_type: PhotoType
  content_hash: string
  size: number
}

/** Name of the list of photos beside a snapshot. */
export const photoListName = 'photos.list'
/** @param collation that sorts by bytes */
export const photosQuery = (collation: 'binary' | '"C"') =>
  `select id, content_type, content_hash, size from photos order by content_hash collate ${collation}, id collate ${collation}`
export const schemaQuery = 'select name from kysely_migration order by name desc limit 1'
export const namedPhoto = ({
  id,
  content_type: type,
  content_hash: sha256,
  size,
}: PhotoRow): NamedPhoto => ({ id, type, sha256, size })
export const countQuery = (table: string) =>
  `select count(*) as rows from "${table.replaceAll('"', '""')}"`
