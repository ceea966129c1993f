import { z } from 'zod'
import { serviceCategories, serviceLinkTypes } from '@/lib/schemas/services'

const text = z.object({ id: z.string().min(1), en: z.string().min(1) })
const day = z.enum(['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'])
const hour = z.string().regex(/^\d{2}:\d{2}:\d{2}$/)

/** `services/<key>.json` of a content folder. */
export const serviceFile = z.strictObject({
  id: z.number().int().positive(),
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
      tautan: z.url({ protocol: /^https$/ }),
      label: text,
    }),
  ),
  terms: z.array(text),
  procedures: z.array(z.strictObject({ title: text, text })),
  benefits: z.array(text),
  faq: z.array(z.strictObject({ question: text, answer: text })),
  keywords: z.array(z.string().min(1)),
  updated_at: z.iso.date(),
})
export type ServiceFile = z.output<typeof serviceFile>
