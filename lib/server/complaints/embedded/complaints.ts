import type { Kysely } from 'kysely'
import type { ComplaintsPort } from '@/lib/server/complaints/ports'
import type { Database } from '@/lib/server/db/types'
import { requireFreeSpace } from '@/lib/server/media/embedded/free-space'
import { listCategories, listSubcategories } from './categories'
import { createComplaint, type CreateSettings, isStoredUnder } from './create-complaint'
import { isPlausibleEmail } from '@/lib/server/complaints/plausible-email'
import { complaintHistory, viewComplaint } from './read-complaint'

export interface ComplaintSettings extends Pick<CreateSettings, 'onEvent' | 'onPublicChange'> {
  /** Own origin, which photo addresses in requests may have. */
  siteOrigin: string
  /** Folder whose disk must have free space for writes to be accepted. */
  dataDir: string
  minFreeBytes: number
  now?: () => Date
}

export function createComplaints(
  db: Kysely<Database>,
  settings: ComplaintSettings,
): ComplaintsPort {
  const {
    siteOrigin,
    dataDir,
    minFreeBytes,
    onEvent,
    onPublicChange,
    now = () => new Date(),
  } = settings
  return {
    categories: (locale) => listCategories(db, locale),
    subcategories: (categoryId, locale) => listSubcategories(db, categoryId, locale),
    isPlausibleEmail,
    create: (request, idempotencyKey) =>
      createComplaint(db, request, idempotencyKey, {
        siteOrigin,
        now,
        onEvent,
        onPublicChange,
        requireSpace: () => requireFreeSpace(dataDir, minFreeBytes),
      }),
    isStored: (idempotencyKey) => isStoredUnder(db, idempotencyKey),
    view: (number, secret, locale) => viewComplaint(db, number, secret, locale, now()),
    history: (number, secret, locale) => complaintHistory(db, number, secret, locale, now()),
  }
}
