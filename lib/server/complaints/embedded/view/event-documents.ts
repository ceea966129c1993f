import type { Kysely } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import type { StepDocument } from '@/lib/schemas/complaint-documents'
import type { EventKind } from '@/lib/schemas/complaint-handling'
import type { Database } from '@/lib/server/db/types'
import { photoUri } from '@/lib/server/media/embedded/photo-uri'
import { documentType } from '@/lib/server/media/file-type'

/** Whether the documents of a step of a public complaint are for everybody: a question is between officer and reporter, whoever sees that there is one. */
export const showsDocumentsToAll = (event: { kind: EventKind; is_public: number }) =>
  event.is_public === 1 && event.kind !== 'asked'

/** The documents of a complaint's steps, by step. */
export async function documentsOfEvents(
  db: Kysely<Database>,
  complaintId: string,
  locale: Locale,
): Promise<Map<number, StepDocument[]>> {
  const rows = await db
    .selectFrom('complaint_documents')
    .select(['id', 'step', 'title_id', 'title_en', 'size'])
    .where('complaint_id', '=', complaintId)
    .where('step', 'is not', null)
    .orderBy('step')
    .orderBy('position')
    .execute()
  const byStep = new Map<number, StepDocument[]>()
  for (const { id, step, title_id: title, title_en: english, size } of rows) {
    if (step === null) continue
    const isTranslated = locale === 'en' && english !== ''
    const document: StepDocument = {
      url: photoUri(id),
      title: isTranslated ? english : title,
      title_locale: isTranslated ? 'en' : 'id',
      content_type: documentType,
      size,
    }
    byStep.set(step, [...(byStep.get(step) ?? []), document])
  }
  return byStep
}
