import type { Transaction } from 'kysely'
import { Problem } from '@/lib/errors'
import type { ReporterAnswer } from '@/lib/schemas/complaint-following'
import type { Database } from '@/lib/server/db/types'
import { hashFormKey } from '../complaint-secret'
import { photoIdOf } from '../related-values'

/** How many photos an event has. */
export async function countAnswerPhotos(
  transaction: Transaction<Database>,
  { id, step }: { id: string; step: number },
): Promise<number> {
  const { count } = await transaction
    .selectFrom('photos')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('complaint_id', '=', id)
    .where('step', '=', step)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Attaches the photos of a reporter's later message to its event; those that are attached to it already stay.
 * @throws Problem VALIDATION_FAILED naming those that were not uploaded for this form
 */
export async function attachAnswerPhotos(
  transaction: Transaction<Database>,
  { id: complaintId, step }: { id: string; step: number },
  images: ReporterAnswer['images'],
  { formToken, siteOrigin }: { formToken: string | null; siteOrigin: string },
): Promise<void> {
  const refused: string[] = []
  for (const [position, image] of images.entries()) {
    const taken = await transaction
      .updateTable('photos')
      .set({ complaint_id: complaintId, step, position, purpose: 'answer' })
      .where('id', '=', photoIdOf(image.file_download_uri, siteOrigin) ?? '')
      .where((row) =>
        row.or([row('complaint_id', 'is', null), row.and({ complaint_id: complaintId, step })]),
      )
      .where((row) =>
        formToken === null
          ? row('form_token_hash', 'is', null)
          : row('form_token_hash', '=', hashFormKey(formToken)),
      )
      .returning('id')
      .executeTakeFirst()
    if (!taken) refused.push(`images.${position}.file_download_uri`)
  }
  if (refused.length > 0)
    throw new Problem('VALIDATION_FAILED', {
      fields: Object.fromEntries(refused.map((path) => [path, [{ rule: 'unknownPhoto' }]])),
    })
}
