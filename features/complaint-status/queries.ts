import { api, getPrivateFile } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import { parsed } from '@/lib/api/parsed'
import { areaList, type Area } from '@/lib/schemas/areas'
import { accessReceipt } from '@/lib/schemas/complaint-following'
import { complaintEventList, complaintViewSingle, phone } from '@/lib/schemas/complaints'
import { perPageMax } from '@/lib/schemas/list'
import type { Access, FoundComplaint } from './look-up'
import { keptKey } from './replacement-key'

export { getPrivateFile }

/** Reads a complaint and its history; the secret travels in a header, never in the address. @throws ApiFailure 404, 429 */
export async function lookUp(
  number: string,
  access: Access,
  signal: AbortSignal,
): Promise<FoundComplaint> {
  const headers = access.secret === '' ? {} : { 'X-Complaint-Secret': access.secret }
  const at = encodeURIComponent(number)
  const [view, events] = await Promise.all([
    api
      .get<unknown>(`/public/complaints/${at}`, { headers, signal })
      .then(parsed(complaintViewSingle)),
    api
      .get<unknown>(`/public/complaints/status/${at}`, { headers, signal })
      .then(parsed(complaintEventList)),
  ])
  return { ...access, view: view.data, history: events.data.toReversed() }
}

/** Statuses of a secret that opens nothing; 429 once it was tried several times. */
const closed: ReadonlySet<number> = new Set([404, 429])

/**
 * Reads one with its own secret. When this tab asked for a new one and the answer was lost, the old one opens nothing: the request is repeated.
 * @throws ApiFailure 404, 410, 429
 */
export async function lookUpOwn(
  number: string,
  secret: string,
  signal: AbortSignal,
): Promise<FoundComplaint> {
  try {
    return await lookUp(number, { secret, expiresAt: null }, signal)
  } catch (error) {
    const key = keptKey(number)
    if (key === null || !(error instanceof ApiFailure) || !closed.has(error.status)) throw error
    const { replaceSecret } = await import('./actions/queries')
    const fresh = await replaceSecret({ number, secret }, key)
    return lookUp(number, { secret: fresh, expiresAt: null, isNew: true }, signal)
  }
}

/** A secret for half an hour for whoever knows number and phone; every mismatch is answered alike. @throws ApiFailure 404, 429 */
export async function recoverAccess(number: string, typedPhone: string): Promise<Access> {
  const { data } = await api
    .post<unknown>('/public/complaints/recovery', {
      complaint_number: number,
      phone: phone.parse(typedPhone),
    })
    .then(parsed(accessReceipt))
  return { secret: data.secret, expiresAt: data.expires_at }
}

/** Areas below another one whose names hold a text. @throws ApiFailure */
export async function findAreas(
  depth: number,
  parent: string,
  name: string,
  signal: AbortSignal,
): Promise<Area[]> {
  const params = { depth, parent_code_kemendagri: parent, q: name, per_page: perPageMax }
  const { data } = await api.get<unknown>('/areas', { params, signal }).then(parsed(areaList))
  return data
}
