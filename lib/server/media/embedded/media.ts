import { createHash, randomBytes } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import { isProblem, Problem } from '@/lib/errors'
import { photoMaxBytes } from '@/lib/schemas/complaints'
import type { MediaPort } from '@/lib/server/media/port'
import type { PhotoTable } from '@/lib/server/db/complaint-types'
import type { Database } from '@/lib/server/db/types'
import { hashFormKey } from '@/lib/server/complaints/embedded/complaint-secret'
import { onceEvery } from '@/lib/server/jobs/embedded/once-every'
import { cleanPhoto } from './clean-photo'
import { cleanDocument } from './clean-document'
import type { EvidenceFiles } from './evidence-files'
import { shownFileName } from './file-name'
import { perceptualHashOf } from './perceptual-hash'
import { openPhotoStore } from './open-photo-store'
import { orphanIntervalMs, removeOrphans } from './orphans'
import { photoUri } from './photo-uri'
import { documentType } from '@/lib/server/media/file-type'
import { readDocument } from './read-document'
import { readPhoto } from './read-photo'
import { removeStrayFiles } from './stray-files'
import { createWorkQueue } from './work-queue'

export interface MediaSettings {
  /** Folder of the portal's data; photos go to `photos` below it unless `mediaUrl` names a bucket. */
  dataDir: string
  mediaUrl?: string | undefined
  minFreeBytes: number
  /** The connection for the clean-up job; by default the same. */
  jobs?: Kysely<Database>
  now?: () => Date
  /** Called with failures of the clean-up job and of the store; never with file contents or personal data. */
  report?: (error: unknown) => void
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The embedded media port, officers' access to it, and the end of its clean-up job. */
export type EmbeddedMedia = MediaPort & EvidenceFiles & { close(): Promise<void> }

// Image work is heavy: two at once and twenty waiting (security file, section 5).
const imageQueue = createWorkQueue({ running: 2, waiting: 20 })
// A thread each; officers alone send documents.
const documentQueue = createWorkQueue({ running: 1, waiting: 5 })

/**
 * Opens the photo store and starts the removal of orphaned photos. An unreachable bucket is reported and retried with each photo:
 * the portal starts without it.
 * @throws StartError when the store can never work with these settings
 */
export async function openMedia(
  db: Kysely<Database>,
  settings: MediaSettings,
): Promise<EmbeddedMedia> {
  const { minFreeBytes, jobs = db, now = () => new Date(), report = () => undefined } = settings
  const files = await openPhotoStore(
    { DATA_DIR: settings.dataDir, MEDIA_URL: settings.mediaUrl },
    report,
  )
  try {
    await files.prepare()
  } catch (error) {
    if (!isProblem(error)) throw error
  }
  const job = {
    name: 'orphan photos',
    everyMs: orphanIntervalMs,
    now: () => new Date(),
    report,
    isWaryOfClock: true,
  }
  const stopRemoval = onceEvery(jobs, job, async () => {
    await removeOrphans(jobs, files, new Date())
    await removeStrayFiles(jobs, files, new Date())
  })

  type Owner = Pick<
    Insertable<PhotoTable>,
    'form_token_hash' | 'purpose' | 'held_reason' | 'uploaded_by'
  >

  async function keep(file: { bytes: Uint8Array; originalName: string }, owner: Owner) {
    if (file.bytes.byteLength > photoMaxBytes) throw new Problem('PAYLOAD_TOO_LARGE')
    const photo = await imageQueue(async () => {
      const cleaned = await cleanPhoto(file.bytes)
      return { ...cleaned, perceptualHash: await perceptualHashOf(cleaned.bytes) }
    })
    await files.requireSpace(minFreeBytes)
    const id = randomBytes(16).toString('hex')
    const size = photo.bytes.byteLength
    const fileName = shownFileName(file.originalName, photo.contentType)
    // The file first: a row must never point to a missing file. The clean-up removes files without a row.
    await files.write(id, photo.contentType, photo.bytes)
    await db
      .insertInto('photos')
      .values({
        ...owner,
        id,
        content_type: photo.contentType,
        content_hash: hashOf(photo.bytes),
        size,
        perceptual_hash: photo.perceptualHash,
        complaint_id: null,
        position: null,
        created_at: now().toISOString(),
      })
      .execute()
    return { id, fileName, size, perceptualHash: photo.perceptualHash }
  }

  return {
    savePhoto: async (file, formToken) => {
      const { id, fileName, size } = await keep(file, {
        form_token_hash: formToken === null ? null : hashFormKey(formToken),
        held_reason: null,
      })
      return { file_name: fileName, file_download_uri: photoUri(id), size }
    },
    saveEvidence: (file, { formTokenHash, uploadedBy }) =>
      keep(file, {
        form_token_hash: formTokenHash,
        purpose: 'evidence',
        held_reason: 'near_copy',
        uploaded_by: uploadedBy,
      }),
    read: (id, type) => files.read(id, type),
    async saveDocument(bytes, title) {
      const cleaned = await documentQueue(() => cleanDocument(bytes, title))
      await files.requireSpace(minFreeBytes)
      const id = randomBytes(16).toString('hex')
      await files.write(id, documentType, cleaned.bytes)
      return {
        id,
        size: cleaned.bytes.byteLength,
        contentHash: hashOf(cleaned.bytes),
        isSignatureRemoved: cleaned.isSignatureRemoved,
      }
    },
    file: async (id, secret, locale) =>
      (await readPhoto(db, files, id, secret, now())) ??
      (await readDocument(db, files, id, { secret, locale }, now())),
    async close() {
      await stopRemoval()
      await files.close()
    },
  }
}
