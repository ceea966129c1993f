import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { Problem } from '@/lib/errors'
import { photoMaxBytes } from '@/lib/schemas/complaints'
import type { MediaPort, StoredPhoto } from '@/lib/server/complaint-ports'
import type { Database } from '@/lib/server/db/types'
import { hashesMatch, hashFormKey, hashSecret } from '../complaints/complaint-secret'
import { showsPhotosToAll } from '../complaints/status-moves'
import { repeat } from '../repeat'
import { cleanPhoto } from './clean-photo'
import { shownFileName } from './file-name'
import { requireFreeSpace } from './free-space'
import { orphanIntervalMs, removeOrphanPhotos } from './orphans'
import { createPhotoFiles } from './photo-files'
import { createWorkQueue } from './work-queue'

export interface MediaSettings {
  /** Folder of the portal's data; photos go to `photos` below it. */
  dataDir: string
  minFreeBytes: number
  now?: () => Date
  /** Told about failures of the clean-up job; never gets file contents or names of people. */
  report?: (error: unknown) => void
}

/** The embedded media port and the stop of its clean-up job. */
export type EmbeddedMedia = MediaPort & { close(): Promise<void> }

// Image work is heavy: two at once and twenty waiting (security file, section 5).
const imageQueue = createWorkQueue({ running: 2, waiting: 20 })

/** Root-relative address of a stored photo. */
export const photoUri = (id: string) => `/v1/public/media/${id}`

/** Opens the photo folder and starts the removal of forgotten photos. */
export async function openMedia(db: Kysely<Database>, settings: MediaSettings): Promise<EmbeddedMedia> {
  const { minFreeBytes, now = () => new Date(), report = () => undefined } = settings
  const root = join(settings.dataDir, 'photos')
  const files = createPhotoFiles(root)
  await files.prepare()
  const stopRemoval = repeat(() => removeOrphanPhotos(db, files, new Date()), orphanIntervalMs, report)

  const savePhoto: MediaPort['savePhoto'] = async (file, formToken) => {
    if (file.bytes.byteLength > photoMaxBytes) throw new Problem('PAYLOAD_TOO_LARGE')
    const photo = await imageQueue(() => cleanPhoto(file.bytes))
    await requireFreeSpace(root, minFreeBytes)
    const id = randomBytes(16).toString('hex')
    const size = photo.bytes.byteLength
    const fileName = shownFileName(file.originalName, photo.contentType)
    // The file first: a row must never point at nothing. A file without a row is removed by the clean-up.
    await files.write(id, photo.contentType, photo.bytes)
    await db
      .insertInto('photos')
      .values({
        id,
        file_name: fileName,
        content_type: photo.contentType,
        content_hash: createHash('sha256').update(photo.bytes).digest('hex'),
        size,
        form_token_hash: formToken === null ? null : hashFormKey(formToken),
        complaint_id: null,
        position: null,
        created_at: now().toISOString(),
      })
      .execute()
    return { file_name: fileName, file_download_uri: photoUri(id), size }
  }

  const photo: MediaPort['photo'] = async (id, secret): Promise<StoredPhoto | null> => {
    const row = await db
      .selectFrom('photos')
      .leftJoin('complaints', 'complaints.id', 'photos.complaint_id')
      .select(['photos.content_type', 'photos.form_token_hash', 'photos.complaint_id'])
      .select(['complaints.type', 'complaints.status', 'complaints.verified_at', 'complaints.secret_hash'])
      .where('photos.id', '=', id)
      .executeTakeFirst()
    const isAttached = row?.complaint_id !== null && row?.complaint_id !== undefined
    const isHolder = isAttached
      ? hashesMatch(hashSecret(secret ?? ''), row.secret_hash)
      : hashesMatch(hashFormKey(secret ?? ''), row?.form_token_hash)
    if (!row) return null
    const isPublic = row.type !== null && row.status !== null && showsPhotosToAll({ type: row.type, status: row.status, verified_at: row.verified_at })
    if (!isPublic && (secret === null || !isHolder)) return null
    const bytes = await files.read(id, row.content_type)
    return bytes && { bytes, contentType: row.content_type, isPublic }
  }

  return { savePhoto, photo, close: stopRemoval }
}
