import type { Kysely } from 'kysely'
import { defaultLocale, type Locale } from '@/lib/i18n/locales'
import type { StepDocument } from '@/lib/schemas/complaint-documents'
import type { EventKind } from '@/lib/schemas/complaint-handling'
import type { Database } from '@/lib/server/db/types'
import { photoUri } from '@/lib/server/media/embedded/photo-uri'
import { documentType } from '@/lib/server/media/file-type'

/** Whether the documents of a step of a public complaint are for everybody: a question is between officer and reporter, whoever sees that there is one. */
export const showsDocumentsToAll = (event: { kind: EventKind; is_public: number }) =>
  event.is_public === 1 && event.kind !== 'asked'

/** The title of a document in a language, and in which it is: the Indonesian one where the other is missing. */
export const shownTitle = (
  { title_id: title, title_en: english }: { title_id: string; title_en: string },
  locale: Locale = defaultLocale,
): Pick<StepDocument, 'title' | 'title_locale'> =>
  locale === 'en' && english !== ''
    ? { title: english, title_locale: 'en' }
    : { title, title_locale: 'id' }

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
  for (const { id, step, size, ...titles } of rows) {
    if (step === null) continue
    const document: StepDocument = {
      url: photoUri(id),
      ...shownTitle(titles, locale),
      content_type: documentType,
      size,
    }
    byStep.set(step, [...(byStep.get(step) ?? []), document])
  }
  return byStep
}
