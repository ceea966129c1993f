import { z } from 'zod'
import { locales } from '@/lib/i18n/locales'
import { hoursKinds, nationalIdentifiers, serviceStandard } from './service-standard'
import { keyword } from './text'
import { mediaRef, pageParam, perPageParam, single, sortByParam, sortOrderParam } from './list'

/** The nine categories in the order of the specification; the Indonesian name is the value of `kategori` and `cat`. */
export const serviceCategories = [
  'Kependudukan dan Tempat Tinggal',
  'Pendidikan dan Pembelajaran',
  'Kesehatan',
  'Sosial dan Keluarga',
  'Lingkungan',
  'Ekonomi, Bisnis dan Profesi',
  'Teknologi dan Komunikasi',
  'Sarana dan Prasarana',
  'Khusus',
] as const
export type ServiceCategory = (typeof serviceCategories)[number]
export const isServiceCategory = (value: unknown): value is ServiceCategory =>
  serviceCategories.some((category) => category === value)

export const availabilities = ['ONLINE', 'OFFLINE', 'NOT_OPERATED'] as const
export type Availability = (typeof availabilities)[number]
/** `COMPLAINT` (ours) is the portal's own form with the category chosen. */
export const serviceLinkTypes = [
  'COMPLAINT',
  'WEBSITE',
  'GOOGLE_FORM',
  'GOOGLE_PLAYSTORE',
  'APP_STORE',
] as const
export type ServiceLinkType = (typeof serviceLinkTypes)[number]
/** Whom a service is for, as the contract's `service_user` names it. */
export const serviceUsers = ['Umum', 'Pelaku Usaha', 'ASN'] as const
export type ServiceUser = (typeof serviceUsers)[number]
const serviceSorts = ['name', 'updated_at'] as const

// Anything but a plain yes asks for all of them, as with the other optional parameters.
const yesParam = z
  .string()
  .optional()
  .transform((value) => value === '1' || value === 'true')

export const serviceQuery = z.object({
  q: keyword.optional().default(''),
  cat: z.string().optional().default(''),
  type: z.string().optional().default(''),
  availability: z.enum(availabilities).optional().catch(undefined),
  /** Whom it is for (ours). */
  service_user: z.enum(serviceUsers).optional().catch(undefined),
  /** Only what costs nothing (ours). */
  is_free: yesParam,
  /** Only what is open now, by its weekly hours in WIB and the national holidays; forms that answer by themselves are none of it (ours). */
  open: yesParam,
  sort_by: sortByParam(serviceSorts, 'name'),
  sort_order: sortOrderParam,
  page: pageParam,
  per_page: perPageParam(),
  /** The contract paginates only on request; false returns every row. */
  paginated: z.boolean().default(false),
})
export type ServiceQuery = z.output<typeof serviceQuery>

const flag = z.union([z.literal(0), z.literal(1)])
const named = z.object({ name: z.string(), image: z.string().nullable() })

export const serviceItem = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  logo_meta: mediaRef.nullable(),
  portal_category: z.enum(serviceCategories),
  technical: z.enum(['Online', 'Offline']),
  service_user: z.string(),
  availability: z.enum(availabilities),
  opd_name: z.string(),
  /** Short text on the tariff, e.g. "Gratis". */
  fee: z.string(),
  is_free: z.boolean(),
  updated_at: z.string(),
  lang: z.enum(locales),
})
export type ServiceItem = z.output<typeof serviceItem>

export const serviceDetail = z.object({
  id: z.number().int(),
  slug: z.string(),
  opd_name: z.string(),
  service_name: z.string(),
  program_name: z.string().nullable(),
  description: z.string(),
  /** Sanitised HTML: what the service is, in several paragraphs (ours). */
  content: z.string(),
  portal_category: z.enum(serviceCategories),
  website: z.string().nullable(),
  updated_at: z.string(),
  logo: mediaRef.nullable(),
  cover: z.object({ video: z.string().nullable(), image: mediaRef.nullable() }),
  images: z.array(mediaRef),
  content_images: z.array(mediaRef),
  service_form: z.string(),
  service_user: z.string(),
  operator_status: z.enum(['Aktif', 'Tidak Aktif']),
  technical: z.enum(['Online', 'Offline']),
  availability: z.enum(availabilities),
  hotline_number: z.string().nullable(),
  hotline_mail: z.string().nullable(),
  /** Days in Indonesian (Senin … Minggu), times as HH:mm:ss in Asia/Jakarta. */
  operational_times: z.array(z.object({ day: z.string(), start: z.string(), end: z.string() })),
  /** Whole rupiah. */
  service_fee: z.object({
    has_range: flag,
    minimum_fee: z.number().int(),
    maximum_fee: z.number().int(),
    has_description: flag,
    description: z.string(),
  }),
  locations: z.array(
    z.object({
      type: z.string(),
      organization: z.string(),
      name: z.string(),
      address: z.string().nullable(),
      phone_number: z.string().nullable(),
    }),
  ),
  links: z.array(
    z.object({ tautan: z.string(), type: z.enum(serviceLinkTypes), label: z.string() }),
  ),
  social_media: z.array(z.object({ name: z.string(), type: z.string(), link: z.string() })),
  benefits: z.object({ title: z.string(), is_active: flag, items: z.array(named) }),
  facilities: z.object({ title: z.string(), is_active: flag, items: z.array(named) }),
  terms_and_conditions: z.object({
    cover: mediaRef.nullable(),
    title: z.string(),
    is_active: flag,
    items: z.array(z.object({ name: z.string(), link: z.string().nullable() })),
  }),
  service_procedures: z.object({
    cover: mediaRef.nullable(),
    title: z.string(),
    is_active: flag,
    items: z.array(
      z.object({ name: z.string(), description: z.string(), link: z.string().nullable() }),
    ),
  }),
  infographics: z.object({ is_active: flag, images: z.array(mediaRef) }),
  faq: z.object({
    is_active: flag,
    items: z.array(z.object({ question: z.string(), answer: z.string() })),
  }),
  application: z.null(),
  keywords: z.array(z.string()),
  /** At most 80 plain words (ours). */
  easy_summary: z.string().nullable(),
  /** At most three questions; yes is the answer of whoever may use the service (ours). */
  eligibility: z.array(z.object({ question: z.string(), if_no: z.string() })),
  /** What `operational_times` are the hours of (ours). */
  hours_kind: z.enum(hoursKinds),
  /** What other fields do not hold of the fourteen components of a service standard (ours). */
  standard: serviceStandard.nullable(),
  identifiers: nationalIdentifiers.nullable(),
  /** When and by which role the text was last compared with its sources (ours). */
  checked: z.object({ on: z.string(), by: z.string() }).nullable(),
  /** The day from which the text waits to be looked at again (ours). */
  review_by: z.string().nullable(),
  lang: z.enum(locales),
})
export type ServiceDetail = z.output<typeof serviceDetail>
export const serviceSingle = single(serviceDetail)

/** Not paginated by default, hence its own meta (contract 1.4). */
export interface ServiceList {
  data: ServiceItem[]
  meta: { total_count: number; last_updated: string | null; static_count: number }
}

const facet = <T extends z.ZodType>(value: T) =>
  z.array(z.object({ value, count: z.number().int().nonnegative() }))

/** How many services each choice would show together with all other choices (ours). */
export const serviceFacets = z.object({
  availability: facet(z.enum(availabilities)),
  service_user: facet(z.enum(serviceUsers)),
  is_free: z.number().int().nonnegative(),
  open: z.number().int().nonnegative(),
})
export type ServiceFacets = z.output<typeof serviceFacets>

export interface ServiceCategoryCount {
  /** Indonesian name, the value of `cat`. */
  name: ServiceCategory
  /** In the asked language (ours). */
  label: string
  count: number
}
