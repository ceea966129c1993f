import { z } from 'zod'
import { isMistyped } from '@/lib/complaints/number-check'
import { complaintStatuses } from '@/lib/complaints/statuses'
import { numberMin, typedNumber } from '@/lib/complaints/typed-number'
import { locales } from '@/lib/i18n/locales'
import { areaCode, provinceCode } from './areas'
import { complaintPhoto, email, phone } from './complaint-fields'
import { followedComplaint, followedEvent } from './complaint-following'
import { line, optionalParagraph, paragraph } from './text'

export { email, phone } from './complaint-fields'

export const photoMaxBytes = 1_048_576
export const photoMaxCount = 10
export const photoTypes = ['image/png', 'image/jpeg', 'image/jpg'] as const
export const nameMax = 100
export const titleMax = 100
export const reasonMax = 1000
export const addressDetailMax = 1000
export const otherChoiceMax = 50
/** Chosen ids that contain this word open a free-text box (specification, section 4). */
export const otherMarker = 'lainnya'
export const asksFreeText = (id: string) => id.includes(otherMarker)

/** `JBR-20260131-7K4M9A`: day of receipt, five random characters, one check character (Crockford base 32). */
export const complaintNumberPattern = /^JBR-\d{8}-[0-9A-HJKMNP-TV-Z]{6}$/
/** 128 random bits in Crockford base 32, shown once. */
export const secretPattern = /^[0-9A-HJKMNP-TV-Z]{26}$/
export const idempotencyKey = z.uuid('uuid')

/** Number as people type it: spaces dropped, upper case, look-alike letters folded (O→0, I and L→1). Ours with a wrong check character is refused. */
export const complaintNumber = z
  .string()
  .max(64, 'max')
  .transform(typedNumber)
  .pipe(
    z
      .string()
      .min(numberMin, 'min')
      .refine((number) => !isMistyped(number), 'mistyped'),
  )

// Related values must fit together; that a district exists in its city is checked against the areas by the service.
const areaId = z
  .union([z.string(), z.number().transform(String)], 'required')
  .pipe(z.string().min(1, { abort: true, error: 'required' }).pipe(areaCode))

export const reporter = z.strictObject({ phone, name: line(1, nameMax), email })
export type Reporter = z.output<typeof reporter>

export const complaintInformation = z
  .strictObject({
    category: line(1, 100),
    sub_category: optionalParagraph(100).default(''),
    category_child_id: optionalParagraph(otherChoiceMax).default(''),
    sub_category_child_id: optionalParagraph(otherChoiceMax).default(''),
    type: z.enum(['public', 'private'], 'required'),
    is_anonymous: z.boolean().default(false),
    title: line(1, titleMax),
    reason: paragraph(1, reasonMax),
  })
  .superRefine((value, context) => {
    const missing = (path: string) =>
      context.addIssue({ code: 'custom', path: [path], message: 'required' })
    if (asksFreeText(value.category) && value.category_child_id === '') missing('category_child_id')
    if (value.category !== otherMarker && value.sub_category === '') missing('sub_category')
    if (asksFreeText(value.sub_category) && value.sub_category_child_id === '')
      missing('sub_category_child_id')
  })

export const complaintLocation = z.strictObject({
  address: optionalParagraph(500).default(''),
  location: z.strictObject(
    {
      latitude: z.number('required').min(-8.5, 'outsideProvince').max(-5.5, 'outsideProvince'),
      longitude: z.number('required').min(106, 'outsideProvince').max(109.5, 'outsideProvince'),
    },
    'required',
  ),
  province_name: line(1, 100),
  province_id: areaId.refine((value) => value === provinceCode, 'areaCode'),
  city_name: line(1, 100),
  city_id: areaId,
  district_name: line(1, 100),
  district_id: areaId,
  village_name: line(1, 100),
  village_id: areaId,
  address_detail: optionalParagraph(addressDetailMax).default(''),
})

export const complaintRequest = z.strictObject({
  data_wargi: reporter,
  informasi_aduan: complaintInformation,
  foto_aduan: z.strictObject({
    images: z.array(complaintPhoto).min(1, 'required').max(photoMaxCount, 'max'),
  }),
  lokasi_aduan: complaintLocation,
})
export type ComplaintRequest = z.output<typeof complaintRequest>

export const complaintReceipt = z.object({
  complaint_number: z.string().min(1),
  secret: z.string(),
})
export type ComplaintReceipt = z.output<typeof complaintReceipt>

export interface Choice {
  id: string
  name: string
}
export const choiceList = z.object({
  data: z.array(z.object({ id: z.string(), name: z.string() })),
})
export const emailResponse = z.object({ data: z.object({ is_exists: z.boolean() }) })
/** Upload response: flat, as the predecessor's; the client accepts it inside `data` too (contract 2.5). */
export const uploadResponse = z.object({
  file_name: z.string(),
  file_download_uri: z.string(),
  size: z.number(),
})

/** What anybody with the number (and, for private ones, the secret) may see; never phone, e-mail, full name or address detail. */
export const complaintView = z.object({
  complaint_id: z.string(),
  title: z.string(),
  description: z.string(),
  complaint_category: z.object({ id: z.string(), name: z.string() }),
  complaint_subcategory: z.object({ id: z.string(), name: z.string() }).nullable(),
  category_child: z.string().nullable(),
  sub_category_child: z.string().nullable(),
  type: z.enum(['public', 'private']),
  is_anonymous: z.boolean(),
  /** Masked ("B*** S***"), or null when anonymous. */
  reporter_name: z.string().nullable(),
  city_name: z.string(),
  district_name: z.string(),
  village_name: z.string(),
  photos: z.array(z.object({ url: z.string() })),
  complaint_status_id: z.enum(complaintStatuses),
  status_name: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  /** Where the photo or the map put it; for the holder only, else null. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  ...followedComplaint.shape,
})
export type ComplaintView = z.output<typeof complaintView>

export const complaintEvent = z.object({
  date: z.string(),
  status: z.enum(complaintStatuses),
  current_status: z.string(),
  note: z.string(),
  /** Language of `note`: an officer may have written it in Indonesian only. */
  note_locale: z.enum(locales),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  is_prov_responsibility: z.boolean(),
  evidences: z.array(z.object({ url: z.string() })),
  sp4n_id: z.string().nullable(),
  sp4n_histories: z.array(
    z.object({ tracking_at: z.string(), tracking_by: z.string(), tracking_note: z.string() }),
  ),
  ...followedEvent.shape,
})
export type ComplaintEvent = z.output<typeof complaintEvent>

export const complaintViewSingle = z.object({ data: complaintView })
/** Newest first. */
export const complaintEventList = z.object({ data: z.array(complaintEvent) })
