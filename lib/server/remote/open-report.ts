import { Problem } from '@/lib/errors'
import { isRecord } from '@/lib/json'
import type { ComplaintReceipt, ComplaintRequest } from '@/lib/schemas/complaints'
import { codeOf } from '@/lib/server/open311/service-codes'
import { malformedResponse } from './envelope'
import type { Remote } from './remote'
import { jsonOf } from './remote-api'

const secretInText = /\b[0-9A-HJKMNP-TV-Z]{26}\b/

/** A report of a partner system as the form it came in; its title is made from its text again over there. */
function fieldsOf({
  data_wargi: reporter,
  informasi_aduan: information,
  lokasi_aduan: place,
}: ComplaintRequest): Record<string, string> {
  return {
    service_code: codeOf({
      categoryId: information.category,
      subcategoryId: information.sub_category || null,
    }),
    lat: String(place.location.latitude),
    long: String(place.location.longitude),
    address_string: place.address,
    first_name: reporter.name,
    phone: reporter.phone,
    email: reporter.email,
    description: information.reason,
    'attribute[visibility]':
      information.type === 'private'
        ? 'private'
        : information.is_anonymous
          ? 'anonymous'
          : 'public',
    'attribute[detail]': information.sub_category_child_id || information.category_child_id,
    'attribute[address_detail]': place.address_detail,
  }
}

/**
 * Passes a complaint without photos on through Open311.
 * @throws Problem UNAVAILABLE when the API does not name the complaint it stored
 */
export async function sendOpenReport(
  { api }: Remote,
  request: ComplaintRequest,
  idempotencyKey: string | null,
): Promise<ComplaintReceipt> {
  const response = await api.request({
    method: 'POST',
    path: '/open311/v2/requests.json',
    credentials: 'key',
    headers: {
      'Idempotency-Key': idempotencyKey,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fieldsOf(request)),
  })
  const body = jsonOf(response)
  const [stored] = Array.isArray(body) ? body : []
  const number: unknown = isRecord(stored) ? stored['service_request_id'] : null
  if (!isRecord(stored) || typeof number !== 'string' || number === '') throw malformedResponse()
  const notice: unknown = stored['service_notice']
  const secret = typeof notice === 'string' ? secretInText.exec(notice)?.[0] : undefined
  if (secret === undefined) throw new Problem('UNAVAILABLE', { cause: 'remote-secret' })
  return { complaint_number: number, secret }
}
