import type { Kysely } from 'kysely'
import type { Env } from '@/lib/env'
import type { Database } from '@/lib/server/db/types'
import { openPhotoStore } from '@/lib/server/media/embedded/open-photo-store'
import type { PhotoStore } from '@/lib/server/media/embedded/photo-store'
import { contents } from './contents'
import { besideRemovedIdentities, identities, untouchedIdentities } from './identities'
import {
  accesses,
  contactReads,
  contentVersions,
  counters,
  mailConfirmations,
  mailRecipients,
  orphanPhotos,
  pageMarks,
  pageReports,
  searchedWords,
  sentDeliveries,
  sentMessages,
  surveyAnswers,
} from './leftovers'
import type { RetentionContext } from './retention-rule'

export interface RetentionResult {
  rule: string
  rows: number
}

/** In this order, so that photos detached by `contents` are deleted in the same run. */
const rules = [
  identities,
  untouchedIdentities,
  besideRemovedIdentities,
  contents,
  accesses,
  counters,
  sentMessages,
  sentDeliveries,
  mailConfirmations,
  mailRecipients,
  contactReads,
  searchedWords,
  surveyAnswers,
  pageReports,
  pageMarks,
  contentVersions,
  orphanPhotos,
]

type RetentionSettings = Pick<
  Env,
  | 'DATA_DIR'
  | 'MEDIA_URL'
  | 'RETENTION_IDENTITY_DAYS'
  | 'RETENTION_WITHDRAWN_DAYS'
  | 'RETENTION_ENDED_DAYS'
  | 'RETENTION_UNTOUCHED_DAYS'
  | 'RETENTION_CONTACT_READS_DAYS'
  | 'FEEDBACK_RETENTION_DAYS'
  | 'CONTENT_VERSIONS_DAYS'
>

const contextOf = (
  db: Kysely<Database>,
  files: PhotoStore,
  env: RetentionSettings,
  now: Date,
): RetentionContext => ({
  db,
  now,
  files,
  identityDays: env.RETENTION_IDENTITY_DAYS,
  withdrawnDays: env.RETENTION_WITHDRAWN_DAYS,
  endedDays: env.RETENTION_ENDED_DAYS,
  untouchedDays: env.RETENTION_UNTOUCHED_DAYS,
  contactReadDays: env.RETENTION_CONTACT_READS_DAYS,
  feedbackDays: env.FEEDBACK_RETENTION_DAYS,
  contentVersionDays: env.CONTENT_VERSIONS_DAYS,
})

/**
 * Applies every retention rule once. May run again or in two processes at once.
 * @returns one line per rule, without personal data
 */
export async function runRetention(
  db: Kysely<Database>,
  env: RetentionSettings,
  now: Date,
): Promise<RetentionResult[]> {
  const files = await openPhotoStore(env)
  try {
    await files.prepare()
    const context = contextOf(db, files, env, now)
    const results: RetentionResult[] = []
    for (const rule of rules) results.push({ rule: rule.name, rows: await rule.apply(context) })
    return results
  } finally {
    await files.close()
  }
}

/** What `runRetention` would change now. Photos that an earlier rule would detach are not counted. */
export async function previewRetention(
  db: Kysely<Database>,
  env: RetentionSettings,
  now: Date,
): Promise<RetentionResult[]> {
  const files = await openPhotoStore(env)
  try {
    const context = contextOf(db, files, env, now)
    const results: RetentionResult[] = []
    for (const rule of rules) results.push({ rule: rule.name, rows: await rule.count(context) })
    return results
  } finally {
    await files.close()
  }
}
