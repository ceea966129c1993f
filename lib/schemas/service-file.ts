import { z } from 'zod'
import { itemIdMax } from './item-id'
import { hoursKinds } from '@/lib/schemas/service-standard'
import { complaintFormAddress } from '@/lib/address/complaint-form-address'
import { serviceCategories, serviceLinkTypes } from '@/lib/schemas/services'

const text = z.object({ id: z.string().min(1), en: z.string().min(1) })
const day = z.enum(['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'])
const hour = z.string().regex(/^\d{2}:\d{2}:\d{2}$/)
const stated = text.nullable().optional()

/** Words of a text as readers count them. */
const wordCount = (value: string) => value.split(/\s+/).filter((word) => word !== '').length
const summaryWordsMax = 80
const summary = z
  .string()
  .min(1)
  .refine((value) => wordCount(value) <= summaryWordsMax, `more than ${summaryWordsMax} words`)

/** The portal's own complaint form, with what it is about. */
const complaintFormLink = z.string().startsWith(`${complaintFormAddress.path}?`)

/** `services/<key>.json` of a content folder. */
export const serviceFile = z.strictObject({
  id: z.number().int().positive().max(itemIdMax),
  category: z.enum(serviceCategories),
  opd_name: text,
  service_name: text,
  description: text,
  content: text,
  operator_status: z.enum(['Aktif', 'Tidak Aktif']),
  technical: z.enum(['Online', 'Offline']),
  service_form: z.enum(['Administratif', 'Jasa', 'Barang']),
  service_user: z.enum(['Umum', 'Pelaku Usaha', 'ASN']),
  website: z.url({ protocol: /^https$/ }).nullable(),
  hotline_number: z.string().nullable(),
  hotline_mail: z.email().nullable(),
  operational_times: z.array(z.strictObject({ day, start: hour, end: hour })),
  service_fee: z.strictObject({
    is_free: z.boolean(),
    minimum_fee: z.number().int(),
    maximum_fee: z.number().int(),
    description: text,
  }),
  locations: z.array(z.strictObject({ name: text, address: z.string().nullable() })),
  links: z.array(
    z.strictObject({
      type: z.enum(serviceLinkTypes),
      tautan: z.union([z.url({ protocol: /^https$/ }), complaintFormLink]),
      label: text,
    }),
  ),
  terms: z.array(text),
  procedures: z.array(z.strictObject({ title: text, text })),
  benefits: z.array(text),
  faq: z.array(z.strictObject({ question: text, answer: text })),
  keywords: z.array(z.string().min(1)),
  /** The service in plain words, for people who read nothing else. */
  easy_summary: z.strictObject({ id: summary, en: summary }).nullable().optional(),
  /** Questions to which yes is the answer of whoever may use it, and what to do after a no. */
  eligibility: z
    .array(z.strictObject({ question: text, if_no: text }))
    .max(3)
    .optional(),
  /** An office, unless it is said. */
  hours_kind: z.enum(hoursKinds).optional(),
  /** Article 21 of UU 25/2009 beyond `terms`, `procedures` and `service_fee`; what is missing or null is not stated. */
  standard: z
    .strictObject({
      legal_basis: z.array(text).min(1).nullable().optional(),
      time_limit: stated,
      product: stated,
      facilities: z.array(text).min(1).nullable().optional(),
      staff: stated,
      supervision: stated,
      /** null is the desk that every service has: the complaints of the portal and the office itself. */
      complaint_desk: stated,
      staff_count: stated,
      service_guarantee: stated,
      safety_guarantee: stated,
      evaluation: stated,
    })
    .optional(),
  identifiers: z
    .strictObject({ sipp: z.string().min(1).nullable(), spbe: z.string().min(1).nullable() })
    .optional(),
  /** When the text was last compared with its sources, and by which role, never by a person's name. */
  checked: z.strictObject({ on: z.iso.date(), by: text }).nullable().optional(),
  /** The day from which the text waits for somebody to look at it again. */
  review_by: z.iso.date().nullable().optional(),
  updated_at: z.iso.date(),
})
export type ServiceFile = z.output<typeof serviceFile>
