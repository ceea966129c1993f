import { env } from '@/lib/env'
import type { HandlingPort } from '@/lib/server/complaints/ports'
import { createHandling } from '@/lib/server/complaints/embedded/handling/handling'
import { openMedia } from '@/lib/server/media/embedded/media'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { purge } from '@/lib/server/purge'

export interface OpenedHandling {
  handling: HandlingPort
  close(): Promise<void>
}

/**
 * The actions of officers on the database of the settings, also beside a running server. Messages are only queued: the server sends them.
 * @throws StartError with one line for the operator
 */
export async function openHandling(): Promise<OpenedHandling> {
  const settings = env()
  const {
    SMTP_URL: smtpUrl,
    SITE_ORIGIN: siteOrigin,
    CONTACT_EMAIL: contact,
    DATA_DIR: dataDir,
    MEDIA_URL: mediaUrl,
    MIN_FREE_BYTES: minFreeBytes,
  } = settings
  const db = await openPreparedDatabase(settings)
  const media = await openMedia(db, { dataDir, mediaUrl, minFreeBytes })
  const now = () => new Date()
  // Without a mail server nothing is queued: rows that nobody sends would only collect addresses.
  const mail =
    smtpUrl === undefined
      ? null
      : await import('@/lib/server/notifications/embedded/queue-messages')
  const handling = createHandling(db, {
    now,
    files: media,
    ...(mail && {
      onEvent: (complaintId, transaction) =>
        mail.queueMessages(transaction, complaintId, now(), { siteOrigin, contact }),
    }),
    onPublicChange: () => purge(['complaints']),
  })
  return {
    handling,
    async close() {
      await media.close()
      await db.destroy()
    },
  }
}
