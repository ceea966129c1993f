import { z } from 'zod'
import { isProblem, Problem } from '@/lib/errors'
import {
  handledComplaint,
  handledComplaintDetail,
  type HandledComplaintDetail,
  handlingResult,
  type HandlingResult,
} from '@/lib/schemas/complaint-handling'
import { storedDocument } from '@/lib/schemas/complaint-documents'
import { eventPage } from '@/lib/schemas/complaint-events'
import { documentMaxBytes } from '@/lib/schemas/limits'
import { rightsRequest } from '@/lib/schemas/complaint-rights'
import { documentType } from '@/lib/server/media/file-type'
import type { ContactReader, HandlingPort } from '@/lib/server/complaints/ports'
import type { RawResponse } from './client'
import { malformedResponse, itemOf, pageOf } from './envelope'
import { fileForm, fileIn } from './media'
import { pathPart } from './query'
import type { Remote } from './remote'
import { jsonOf, type RemoteCall } from './remote-api'

const storedEvidence = z.object({ id: z.string().min(1), is_held: z.boolean() })

/** The actions of officers, done by the provincial API for whoever knows OPERATOR_TOKEN there and here. */
export function createRemoteHandling(
  { api }: Remote,
  operatorToken: string | undefined,
): HandlingPort {
  const pathOf = (number: string, action = '') =>
    `/v1/operator/complaints/${pathPart(number)}${action && `/${action}`}`

  const officer = (call: RemoteCall): RemoteCall => {
    if (operatorToken === undefined) throw new Problem('UNAUTHORIZED')
    return { ...call, credentials: 'operator' }
  }

  /**
   * Null for what the API does not know. That it has none of these paths, because no token is valid there, says nothing of a complaint.
   * @throws Problem
   */
  async function find(call: RemoteCall): Promise<RawResponse | null> {
    try {
      return await api.request(officer(call))
    } catch (error) {
      if (isProblem(error) && error.code === 'ITEM_NOT_FOUND') return null
      throw error
    }
  }

  async function result(number: string, action: string, body: object): Promise<HandlingResult> {
    const item = itemOf(
      handlingResult,
      jsonOf(await api.request(officer({ method: 'POST', path: pathOf(number, action), body }))),
    )
    if (!item) throw malformedResponse()
    return item
  }

  /** The provincial API records the read under the name of this portal's token. */
  async function show(
    number: string,
    reader: ContactReader | null,
  ): Promise<HandledComplaintDetail | null> {
    const response = await find({ path: pathOf(number) })
    if (!response) return null
    const complaint = itemOf(handledComplaintDetail, jsonOf(response))
    if (!complaint) throw malformedResponse()
    if (reader) return complaint
    return {
      ...complaint,
      reporter: null,
      is_contact_withheld: complaint.is_contact_withheld || complaint.reporter !== null,
    }
  }

  return {
    list: async (query) =>
      pageOf(
        handledComplaint,
        jsonOf(await api.request(officer({ path: '/v1/operator/complaints', query }))),
        query,
      ),

    show,

    async showAll(numbers, reader) {
      const found: HandledComplaintDetail[] = []
      for (const number of numbers) {
        const complaint = await show(number, reader)
        if (complaint) found.push(complaint)
      }
      return found
    },

    async events({ after, limit }) {
      const query = { after: String(after), limit }
      const page = eventPage.safeParse(
        jsonOf(await api.request(officer({ path: '/v1/operator/events', query }))),
      )
      // Never without those that cannot be read: their positions would be passed over.
      if (!page.success) throw malformedResponse()
      return page.data
    },

    move: (number, move) => result(number, 'moves', move),
    answer: (number, answer) => result(number, 'answers', answer),
    ask: (number, question) => result(number, 'questions', question),
    extend: (number, extension) => result(number, 'extensions', extension),
    merge: (number, merge) => result(number, 'merge', merge),
    hold: (number, hold) => result(number, 'hold', hold),
    rightsRequests: async (query) =>
      pageOf(
        rightsRequest,
        jsonOf(await api.request(officer({ path: '/v1/operator/rights-requests', query }))),
        query,
      ),
    decideErasure: (number, decision) => result(number, 'erasure', decision),

    async addEvidence(number, file, actor) {
      const stored = itemOf(
        storedEvidence,
        jsonOf(
          await api.request(
            officer({
              method: 'POST',
              path: pathOf(number, 'evidence'),
              body: fileForm(file, { actor }),
            }),
          ),
        ),
      )
      if (!stored) throw malformedResponse()
      return stored
    },

    async addDocument(number, { bytes, title, titleEn, actor }) {
      const body = fileForm(
        { bytes, originalName: 'dokumen.pdf' },
        { title, title_en: titleEn, actor },
      )
      const call = officer({ method: 'POST', path: pathOf(number, 'documents'), body })
      const stored = itemOf(storedDocument, jsonOf(await api.request(call)))
      if (!stored) throw malformedResponse()
      return stored
    },

    async document(number, documentId, locale) {
      const response = await find({
        path: pathOf(number, `documents/${pathPart(documentId)}`),
        maxBytes: documentMaxBytes,
        locale,
        headers: { Accept: documentType },
      })
      return response && fileIn(response)
    },

    async photo(number, photoId) {
      const response = await find({
        path: pathOf(number, `photos/${pathPart(photoId)}`),
        headers: { Accept: 'image/*' },
      })
      return response && fileIn(response)
    },

    async reviewEvidence(number, photoId, review) {
      await api.request(
        officer({
          method: 'POST',
          path: pathOf(number, `evidence/${pathPart(photoId)}/review`),
          body: review,
        }),
      )
    },
  }
}
