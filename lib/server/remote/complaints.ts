import { z } from 'zod'
import {
  type ComplaintRequest,
  type ComplaintEvent,
  type ComplaintView,
  complaintReceipt,
  complaintEvent,
  complaintView,
} from '@/lib/schemas/complaints'
import type { Locale } from '@/lib/i18n/locales'
import type { ComplaintsPort } from '@/lib/server/complaints/ports'
import { isPlausibleEmail } from '@/lib/server/complaints/plausible-email'
import { malformedResponse, itemOf, itemsOf } from './envelope'
import { sendOpenReport } from './open-report'
import { withOwnUri } from './media'
import { pathPart } from './query'
import type { Remote } from './remote'
import { jsonOf } from './remote-api'

const choice = z.object({ id: z.string().min(1), name: z.string() })

/** Keys of forms sent through this process that are remembered. */
const keysMax = 20_000

const viewDefaults = {
  type: 'public',
  service_class: 'ordinary',
  supporters: 0,
  complaint_category: { id: '', name: '' },
}
const eventDefaults = {
  note_locale: 'id',
  kind: 'moved',
  is_public: true,
  is_prov_responsibility: true,
}

/** Complaints kept by the provincial API. */
export function createRemoteComplaints(remote: Remote): ComplaintsPort {
  const { api, reading } = remote
  const sentKeys = new Set<string>()

  function remember(key: string) {
    const [oldest] = sentKeys
    if (sentKeys.size >= keysMax && oldest !== undefined) sentKeys.delete(oldest)
    sentKeys.add(key)
  }

  const secretOf = (secret: string | null) => ({ 'X-Complaint-Secret': secret })
  // Guarded, and the same for everybody: the form keeps working while the API does not response.
  const guarded = (path: string, locale: Locale, query: Record<string, string> = {}) =>
    api.read({ path, query, locale, credentials: 'key' })

  async function store(request: ComplaintRequest, idempotencyKey: string | null) {
    const response = await api.request({
      method: 'POST',
      path: '/v1/public/complaints',
      credentials: 'key',
      headers: { 'Idempotency-Key': idempotencyKey },
      body: request,
      // A complaint on a device waits for what says 503 and is handed back to its author for what says 404.
      isAlwaysThere: true,
    })
    // Only the API's own number is an acknowledgement: anything but 201 with a number is a failure, and the form is sent again with its key.
    const receipt = response.status === 201 ? itemOf(complaintReceipt, jsonOf(response)) : null
    if (!receipt) throw malformedResponse()
    return receipt
  }

  return {
    categories: async (locale) =>
      itemsOf(choice, await guarded('/v1/public/complaints/categories', locale)),
    subcategories: async (categoryId, locale) =>
      categoryId === ''
        ? []
        : itemsOf(
            choice,
            await guarded('/v1/public/complaints/subcategories', locale, {
              category_id: categoryId,
            }),
          ),
    isPlausibleEmail,

    async create(request, idempotencyKey) {
      if (idempotencyKey !== null) remember(idempotencyKey)
      // The contract's own form needs a photo; reports of partner systems have none and take the way they came.
      return request.foto_aduan.images.length === 0
        ? sendOpenReport(remote, request, idempotencyKey)
        : store(request, idempotencyKey)
    },

    // What is stored elsewhere is known there; a form that was sent through here before is taken for a repeat.
    isStored: async (idempotencyKey) => sentKeys.has(idempotencyKey),

    async view(number, secret, locale): Promise<ComplaintView | null> {
      const response = await api.find({
        path: `/v1/public/complaints/${pathPart(number)}`,
        locale,
        credentials: 'key',
        headers: secretOf(secret),
      })
      if (!response) return null
      const view = itemOf(complaintView, jsonOf(response), reading(viewDefaults))
      if (!view) throw malformedResponse()
      return { ...view, photos: view.photos.map(withOwnUri) }
    },

    async history(number, secret, locale): Promise<ComplaintEvent[] | null> {
      const response = await api.find({
        path: `/v1/public/complaints/status/${pathPart(number)}`,
        locale,
        credentials: 'key',
        headers: secretOf(secret),
      })
      if (!response) return null
      return itemsOf(complaintEvent, jsonOf(response), reading(eventDefaults)).map((event) => ({
        ...event,
        evidences: event.evidences.map(withOwnUri),
        documents: event.documents.map(withOwnUri),
      }))
    },
  }
}
