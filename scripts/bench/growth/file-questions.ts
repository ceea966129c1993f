import type { Kysely } from 'kysely'
import { documentsOfEvents } from '@/lib/server/complaints/embedded/view/event-documents'
import type { Database } from '@/lib/server/db/types'
import { checksumsOf } from '@/lib/server/media/embedded/checksums'
import { removeOrphans } from '@/lib/server/media/embedded/orphans'
import type { PhotoStore } from '@/lib/server/media/embedded/photo-store'
import { readDocument } from '@/lib/server/media/embedded/read-document'
import { tries } from './cost'
import { makeFiles } from './make-follow-ups'
import { goals, type Question } from './question'

/** Names that the job for stray files compares at once. */
const namesAtOnce = 500

/** A store whose files are not looked at: the database is what is measured. */
const files: Pick<PhotoStore, 'read'> = { read: async () => new Uint8Array(1) }
const noFiles = {
  remove: () => Promise.reject(new Error('a file that is in use was taken for an orphan')),
}

const anybody = { secret: null, locale: undefined }

/** What pages, officers and jobs ask of photos and documents. */
export async function fileQuestions(db: Kysely<Database>): Promise<Question[]> {
  await makeFiles(db)
  const documents = await db
    .selectFrom('complaint_documents')
    .select(['id', 'complaint_id'])
    .where('complaint_id', 'is not', null)
    .limit(namesAtOnce)
    .execute()
  if (documents.length <= tries) throw new Error('too few documents were made')
  const read = (name: string, ask: Question['ask']): Question => ({
    name,
    goalMs: goals.read,
    ask,
  })
  return [
    read('documents of a complaint', (nth) =>
      documentsOfEvents(db, documents[nth]?.complaint_id ?? '', 'id'),
    ),
    read('documents, one of them', (nth) =>
      readDocument(db, files, documents[nth]?.id ?? '', anybody, new Date()),
    ),
    read('orphans, a look', () => removeOrphans(db, noFiles, new Date())),
    read('stray files, a piece', () =>
      checksumsOf(
        db,
        documents.map(({ id }) => id),
      ),
    ),
  ]
}
