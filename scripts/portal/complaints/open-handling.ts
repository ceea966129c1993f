import { env } from '@/lib/env'
import type { HandlingPort } from '@/lib/server/complaints/ports'
import { createHandling } from '@/lib/server/complaints/embedded/handling/handling'
import { openMedia } from '@/lib/server/media/embedded/media'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { openChannelsOf } from '@/lib/server/notifications/embedded/channels/open-channels'
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
  const { DATA_DIR: dataDir, MEDIA_URL: mediaUrl, MIN_FREE_BYTES: minFreeBytes } = settings
  const db = await openPreparedDatabase(settings)
  const media = await openMedia(db, { dataDir, mediaUrl, minFreeBytes })
  const now = () => new Date()
  const channels = openChannelsOf(settings)
  const hasChannel = channels.mail !== null || channels.push !== null || channels.phone
  // What writes the messages is loaded only where some are sent.
  const queue = hasChannel
    ? (await import('@/lib/server/notifications/embedded/queue-event')).queueEvent
    : null
  const handling = createHandling(db, {
    now,
    files: media,
    ...(queue && {
      onEvent: (complaintId, transaction) => queue(transaction, complaintId, now(), channels),
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
