import { api } from '@/lib/api/client'
import { parsed } from '@/lib/api/parsed'
import { loadVillageCentres } from '@/lib/outlines/queries'
import { areaList, type Area } from '@/lib/schemas/areas'
import {
  choiceList,
  complaintReceipt,
  emailResponse,
  type Choice,
  type ComplaintReceipt,
  type ComplaintRequest,
} from '@/lib/schemas/complaints'
import { perPageMax, single } from '@/lib/schemas/list'
import type { Position } from './model/form'

/** Characters of a regency's code at the beginning of a village's. */
export const regencyCodeLength = 5
export const districtCodeLength = 8

/** All areas below one, ordered by name: asks for further pages until the list is whole. @throws ApiFailure */
export async function listAreas(
  depth: number,
  parent: string,
  signal?: AbortSignal,
): Promise<Area[]> {
  const areas: Area[] = []
  for (let page = 1; ; page += 1) {
    const params = { depth, parent_code_kemendagri: parent, per_page: perPageMax, page }
    // Whether there is another page is known only after this one
    const { data, meta } = await api
      .get<unknown>('/areas', { params, signal })
      .then(parsed(areaList))
    areas.push(...data)
    if (data.length === 0 || page >= meta.total_page) return areas
  }
}

/** @throws ApiFailure */
export const listCategories = (signal?: AbortSignal): Promise<Choice[]> =>
  api
    .get<unknown>('/public/complaints/categories', { signal })
    .then((response) => parsed(choiceList)(response).data)

/** @throws ApiFailure */
export const listSubcategories = (categoryId: string, signal?: AbortSignal): Promise<Choice[]> =>
  api
    .get<unknown>('/public/complaints/subcategories', {
      params: { category_id: categoryId },
      signal,
    })
    .then((response) => parsed(choiceList)(response).data)

/** Whether mail to an address can arrive, as far as the server can tell. @throws ApiFailure */
export const isEmailPlausible = (email: string): Promise<boolean> =>
  api
    .get<unknown>(`/public/complaints/email/${encodeURIComponent(email)}`)
    .then((response) => parsed(emailResponse)(response).data.is_exists)

/** Stores a complaint; the same token and body give the same answer again. @throws ApiFailure 400, 409, 429, 503 */
export const createComplaint = (
  request: ComplaintRequest,
  formToken: string,
): Promise<ComplaintReceipt> =>
  api
    .post<unknown>('/public/complaints', request, { headers: { 'Idempotency-Key': formToken } })
    .then((response) => parsed(single(complaintReceipt))(response).data)

/** Centre of a village; null when the data knows none. @throws ApiFailure */
export async function villageCentre(
  villageCode: string,
  signal?: AbortSignal,
): Promise<Position | null> {
  const centre = (await loadVillageCentres(villageCode.slice(0, regencyCodeLength), signal))[
    villageCode
  ]
  return centre ? { lat: centre[0], lng: centre[1] } : null
}
