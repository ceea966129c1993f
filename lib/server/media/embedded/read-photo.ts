import type { Kysely } from 'kysely'
import type { StoredFile } from '@/lib/server/media/port'
import type { Database } from '@/lib/server/db/types'
import { accessHash, opensWith } from '@/lib/server/complaints/embedded/complaint-access'
import { hashesMatch, hashFormKey } from '@/lib/server/complaints/embedded/complaint-secret'
import { showsPhotosToAll } from '@/lib/server/complaints/embedded/transitions'
import type { PhotoStore } from './photo-store'

/** The photo with its owner and the state of its complaint; null for an unknown one. */
const photoRow = (db: Kysely<Database>, id: string, secret: string | null, now: Date) =>
  db
    .selectFrom('photos')
    .leftJoin('complaints', 'complaints.id', 'photos.complaint_id')
    .select([
      'photos.content_type',
      'photos.form_token_hash',
      'photos.complaint_id',
      'photos.purpose',
      'photos.held_reason as photo_held',
    ])
    .select([
      'complaints.type',
      'complaints.status',
      'complaints.verified_at',
      'complaints.held_reason',
      'complaints.secret_hash',
    ])
    .select(accessHash(secret, now))
    .where('photos.id', '=', id)
    .executeTakeFirst()
type PhotoRow = NonNullable<Awaited<ReturnType<typeof photoRow>>>

/** Whether it is public: photos of a complaint once verified, evidence at once, both only while the complaint is public. */
function isForAll({
  purpose,
  type,
  status,
  verified_at: verifiedAt,
  held_reason: heldReason,
}: PhotoRow): boolean {
  if (type !== 'public' || status === null || heldReason !== null) return false
  if (purpose === 'evidence') return true
  return purpose === 'complaint' && showsPhotosToAll({ type, status, verified_at: verifiedAt })
}

/**
 * A photo, if this caller may see it. Hidden evidence is never returned, photos of answers need the complaint's secret, a
 * photo not yet sent needs the token of its form.
 * @param secret of the complaint, own or temporary, or the form token; null: public only
 */
export async function readPhoto(
  db: Kysely<Database>,
  files: Pick<PhotoStore, 'read'>,
  id: string,
  secret: string | null,
  now: Date,
): Promise<StoredFile | null> {
  const row = await photoRow(db, id, secret, now)
  const isAttached = row?.complaint_id !== null && row?.complaint_id !== undefined
  const isHolder = isAttached
    ? opensWith(secret, row)
    : secret !== null && hashesMatch(hashFormKey(secret), row?.form_token_hash)
  if (!row || row.photo_held !== null) return null
  const isPublic = isForAll(row)
  if (!isPublic && !isHolder) return null
  const bytes = await files.read(id, row.content_type)
  return bytes && { bytes, contentType: row.content_type, isPublic }
}
