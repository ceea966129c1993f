import type { PhotoType } from '@/lib/server/embedded/media/photo-type'
import type { Dialect } from './manifest'

/** A photo that a database names. */
export interface NamedPhoto {
  id: string
  type: PhotoType
  sha256: string
}

/** The whole database as it was at one moment, in one file. */
export interface Snapshot {
  dialect: Dialect
  /** Where the file lies. */
  file: string
  /** Newest migration. */
  schema: string
  /** Rows of each table. */
  tables: Record<string, number>
  photos: NamedPhoto[]
}

export interface PhotoRow {
  id: string
  content_type: PhotoType
  content_hash: string
}

export const photosQuery = 'select id, content_type, content_hash from photos order by id'
export const schemaQuery = 'select name from kysely_migration order by name desc limit 1'
export const namedPhoto = ({ id, content_type: type, content_hash: sha256 }: PhotoRow): NamedPhoto => ({ id, type, sha256 })
export const countQuery = (table: string) => `select count(*) as rows from "${table.replaceAll('"', '""')}"`
