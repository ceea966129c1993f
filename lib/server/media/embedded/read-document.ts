import type { Kysely } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import type { StoredFile } from '@/lib/server/media/port'
import type { Database } from '@/lib/server/db/types'
import { accessHash, opensWith } from '@/lib/server/complaints/embedded/complaint-access'
import {
  shownTitle,
  showsDocumentsToAll,
} from '@/lib/server/complaints/embedded/view/event-documents'
import { documentType } from '@/lib/server/media/file-type'
import type { PhotoStore } from './photo-store'

/**
 * A document of a step, if this caller may see it: everybody where step and complaint are public, else whoever has the complaint's secret.
 * @param secret own or temporary; null: public only
 */
export async function readDocument(
  db: Kysely<Database>,
  files: Pick<PhotoStore, 'read'>,
  id: string,
  { secret, locale }: { secret: string | null; locale: Locale | undefined },
  now: Date,
): Promise<StoredFile | null> {
  const row = await db
    .selectFrom('complaint_documents as document')
    .innerJoin('complaints', 'complaints.id', 'document.complaint_id')
    .innerJoin('complaint_history as event', (join) =>
      join
        .onRef('event.complaint_id', '=', 'document.complaint_id')
        .onRef('event.step', '=', 'document.step'),
    )
    .select(['event.kind', 'event.is_public', 'document.title_id', 'document.title_en'])
    .select(['complaints.type', 'complaints.held_reason', 'complaints.secret_hash'])
    .select(accessHash(secret, now))
    .where('document.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const isPublic = row.type === 'public' && row.held_reason === null && showsDocumentsToAll(row)
  if (!isPublic && !opensWith(secret, row)) return null
  const bytes = await files.read(id, documentType)
  const { title } = shownTitle(row, locale)
  return bytes && { bytes, contentType: documentType, title, isPublic }
}
