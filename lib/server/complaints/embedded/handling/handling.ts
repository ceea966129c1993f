import type { Kysely } from 'kysely'
import { Problem } from '@/lib/errors'
import type { HandlingPort } from '@/lib/server/complaints/ports'
import type { Database } from '@/lib/server/db/types'
import type { EvidenceFiles } from '@/lib/server/media/embedded/evidence-files'
import { parseComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { stateOf, type ActionSettings } from './run-action'
import { answer, ask, extend, hold, merge, move } from './officer-actions'
import { addDocument, officerDocument } from './documents'
import { addEvidence, officerPhoto, reviewEvidence } from './evidence'
import { listEvents } from './list-events'
import { listHandled } from './list-handled'
import { likelyDuplicatesOf } from './likely-duplicates'
import { decideErasure, listRightsRequests } from './rights-requests'
import { showHandled } from './show-handled'

export interface HandlingSettings extends ActionSettings {
  files: EvidenceFiles
}

export function createHandling(db: Kysely<Database>, settings: HandlingSettings): HandlingPort {
  const { files, now } = settings
  const idOf = async (number: string) => (await stateOf(db, number, undefined)).id
  const knownIdOf = async (number: string) => {
    const row = await db
      .selectFrom('complaints')
      .select('id')
      .where('number', '=', parseComplaintNumber(number) ?? '')
      .executeTakeFirst()
    return row?.id ?? null
  }
  return {
    list: (query) => listHandled(db, query, now()),
    async show(number, reader) {
      const [complaint] = await showHandled(db, [number], reader, now())
      return complaint
        ? { ...complaint, look_alikes: await likelyDuplicatesOf(db, complaint, now()) }
        : null
    },
    showAll: (numbers, reader) => showHandled(db, numbers, reader, now()),
    events: (query) => listEvents(db, query),
    move: (number, request) => move(db, settings, number, request),
    answer: (number, request) => answer(db, settings, number, request),
    ask: (number, request) => ask(db, settings, number, request),
    extend: (number, request) => extend(db, settings, number, request),
    merge: (number, request) => merge(db, settings, number, request),
    hold: (number, request) => hold(db, settings, number, request),
    rightsRequests: (query) => listRightsRequests(db, query, now()),
    decideErasure: (number, decision) => decideErasure(db, settings, number, decision),
    addEvidence: async (number, file, actor) =>
      addEvidence(db, files, await idOf(number), file, actor),
    async photo(number, photoId) {
      const id = await knownIdOf(number)
      return id === null ? null : officerPhoto(db, files, id, photoId)
    },
    addDocument: async (number, document) =>
      addDocument(db, files, await idOf(number), document, now()),
    async document(number, documentId, locale) {
      const id = await knownIdOf(number)
      return id === null ? null : officerDocument(db, files, id, documentId, locale)
    },
    async reviewEvidence(number, photoId, review) {
      if (!/^[0-9a-f]{32}$/.test(photoId)) throw new Problem('ITEM_NOT_FOUND')
      await reviewEvidence(db, await idOf(number), photoId, review)
      settings.onPublicChange?.()
    },
  }
}
