import type { Kysely } from 'kysely'
import { key, oneOf, required, startsAs } from '../../columns'
import { createIndexes } from '../../create-index'

/** Beginnings of the four bands of 16 bits by which near copies are found; the query writes the same expressions. */
const bandStarts = [1, 17, 33, 49]

/** Expressions instead of columns: no writer has to know of them. */
const bands = Object.fromEntries(
  bandStarts.map((start) => [
    `photos_band_${start}`,
    `photos (substr(perceptual_hash, ${start}, 16), id) where perceptual_hash is not null`,
  ]),
)

export async function createPhotos(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('photos')
    .addColumn('id', 'text', key)
    .addColumn('content_type', 'text', oneOf('content_type', ['image/jpeg', 'image/png']))
    .addColumn('content_hash', 'text', required)
    .addColumn('size', 'integer', required)
    .addColumn('form_token_hash', 'text')
    .addColumn('complaint_id', 'text', (column) => column.references('complaints.id'))
    .addColumn('position', 'integer')
    .addColumn('created_at', 'text', required)
    .addColumn('purpose', 'text', startsAs('complaint'))
    .addColumn('step', 'integer')
    .addColumn('perceptual_hash', 'text')
    .addColumn('held_reason', 'text')
    .addColumn('uploaded_by', 'text', startsAs(''))
    .addColumn('reviewed_by', 'text')
    .execute()
  await createIndexes(db, {
    photos_by_complaint: 'photos (complaint_id, position)',
    photos_waiting: 'photos (created_at) where complaint_id is null',
    ...bands,
  })
}
