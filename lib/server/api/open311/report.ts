import { createTranslator } from 'next-intl'
import { env } from '@/lib/env'
import { Problem } from '@/lib/errors'
import { provinceCode, provinceName } from '@/lib/schemas/areas'
import { nameMax, titleMax, type ComplaintRequest } from '@/lib/schemas/complaints'
import { jurisdictionId, openReportForm, type OpenReportForm } from '@/lib/schemas/open311'
import { isSameSecret, limit } from '../caller'
import { readForm } from '../read-form'
import { formKeyOf } from '../complaint-requests'
import { portal } from '@/lib/server/portal'
import { fieldProblems } from '@/lib/validation'
import { messagesOf } from '@/messages'
import { Open311Failure, type Open311Result, type Open311Call } from './response'
import type { VillagePlace } from '@/lib/server/open311/port'
import { asksDetail, choiceOf, codeOf, listServices } from '@/lib/server/open311/service-codes'

const mediaFields = ['media', 'media_url'] as const

/** The first line of the description, cut at a word; the standard has no title. A tab may stand in a description but in no title. */
export function titleOf(description: string): string {
  const first = description.split('\n', 1)[0]?.replaceAll('\t', ' ').trim() ?? ''
  if (first.length <= titleMax) return first
  const cut = first.slice(0, titleMax - 1)
  const space = cut.lastIndexOf(' ')
  // Never half of a surrogate pair.
  return `${(space > titleMax / 2 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`
}

/** @throws Problem VALIDATION_FAILED with the invalid fields */
function parseForm(values: Record<string, string>): OpenReportForm {
  const parsed = openReportForm.safeParse(values)
  if (!parsed.success)
    throw new Problem('VALIDATION_FAILED', { fields: fieldProblems(parsed.error.issues) })
  const name = `${parsed.data.first_name} ${parsed.data.last_name}`.trim()
  if (name.length > nameMax)
    throw new Problem('VALIDATION_FAILED', {
      fields: { last_name: [{ rule: 'max', length: nameMax }] },
    })
  if (asksDetail(choiceOf(parsed.data.service_code)) && parsed.data['attribute[detail]'] === '') {
    throw new Problem('VALIDATION_FAILED', {
      fields: { 'attribute[detail]': [{ rule: 'required' }] },
    })
  }
  return parsed.data
}

/** The form as a complaint of the portal. Open311 cannot upload photos, so this is the only channel that may omit them. */
function complaintOf(form: OpenReportForm, place: VillagePlace): ComplaintRequest {
  const { categoryId, subcategoryId } = choiceOf(form.service_code)
  const visibility = form['attribute[visibility]']
  const detail = asksDetail({ categoryId, subcategoryId }) ? form['attribute[detail]'] : ''
  return {
    data_wargi: {
      name: `${form.first_name} ${form.last_name}`.trim(),
      phone: form.phone,
      email: form.email,
    },
    informasi_aduan: {
      category: categoryId,
      sub_category: subcategoryId ?? '',
      category_child_id: subcategoryId === null ? detail : '',
      sub_category_child_id: subcategoryId === null ? '' : detail,
      type: visibility === 'private' ? 'private' : 'public',
      is_anonymous: visibility === 'anonymous',
      title: titleOf(form.description),
      reason: form.description,
    },
    foto_aduan: { images: [] },
    lokasi_aduan: {
      address: form.address_string,
      location: { latitude: form.lat, longitude: form.long },
      province_name: provinceName,
      province_id: provinceCode,
      city_name: place.city.name,
      city_id: place.city.code,
      district_name: place.district.name,
      district_id: place.district.code,
      village_name: place.village.name,
      village_id: place.village.code,
      address_detail: form['attribute[address_detail]'],
    },
  }
}

/**
 * POST request: stores a complaint for a partner system that knows the api_key. An Idempotency-Key header makes repeats harmless.
 * @throws Open311Failure 403 without the key, 404 for an unknown jurisdiction or service, 400 for photos and positions outside the
 *   province; Problem VALIDATION_FAILED, RATE_LIMITED, UNAVAILABLE
 */
export async function postRequest({
  request,
  caller,
  locale,
}: Open311Call): Promise<Open311Result> {
  await limit(caller, 'open311')
  const values = await readForm(request)
  if (!isSameSecret(values.api_key ?? request.headers.get('api-key'), env().PORTAL_API_KEY))
    throw new Open311Failure(403, 'keyWrong')
  if (values.jurisdiction_id && values.jurisdiction_id !== jurisdictionId)
    throw new Open311Failure(404, 'jurisdictionUnknown')
  if (mediaFields.some((field) => values[field])) throw new Open311Failure(400, 'mediaRefused')
  const idempotencyKey = formKeyOf(request, 'Idempotency-Key')
  const form = parseForm(values)
  const { complaints, openRequests } = await portal()
  const services = await listServices(complaints, locale)
  if (!services.some((service) => service.service_code === codeOf(choiceOf(form.service_code))))
    throw new Open311Failure(404, 'serviceUnknown')
  const place = await openRequests.placeAt({ lat: form.lat, long: form.long })
  if (!place) throw new Open311Failure(400, 'placeOutside')
  const isRepeat = idempotencyKey !== null && (await complaints.isStored(idempotencyKey))
  if (!isRepeat) await limit(caller, 'open311Report')
  const { complaint_number: number, secret } = await complaints.create(
    complaintOf(form, place),
    idempotencyKey,
  )
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'open311' })
  const address = `${env().SITE_ORIGIN}${locale === 'en' ? '/en' : ''}/aduan-warga/cek-status`
  return {
    root: 'service_requests',
    content: [
      {
        service_request_id: number,
        service_notice: t('serviceNotice', { number, secret, address }),
        account_id: null,
      },
    ],
    status: 201,
  }
}
