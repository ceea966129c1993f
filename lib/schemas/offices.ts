import { z } from 'zod'
import { listOf, pageParam, perPageParam } from './list'

/**
 * Levels of those whom people go to, from the neighbours' office to the nation; `other` are bodies of their own, such as BPJS, a court, a
 * hospital or a bank.
 */
export const officeLevels = [
  'village',
  'district',
  'regency',
  'province',
  'ministry',
  'other',
] as const
export type OfficeLevel = (typeof officeLevels)[number]

/**
 * Kinds of office that every regency and city has, in the order of its list. Its government comes first: what is not known of another
 * office is asked there.
 */
export const districtOfficeKinds = [
  'pemerintah',
  'disdukcapil',
  'dinas-kesehatan',
  'dinas-pendidikan',
  'dinas-sosial',
  'dinas-tenaga-kerja',
  'dpmptsp',
  'dinas-pekerjaan-umum',
  'dinas-perumahan',
  'dinas-lingkungan-hidup',
  'dinas-perhubungan',
  'dinas-koperasi',
  'dinas-pertanian',
  'badan-pendapatan',
  'satpol-pp',
  'pemadam-kebakaran',
  'bpbd',
] as const
export type DistrictOfficeKind = (typeof districtOfficeKinds)[number]

/** The kind of a unit of the province. */
export const unitOfficeKind = 'perangkat-provinsi'
const officeKinds = [...districtOfficeKinds, unitOfficeKind] as const

/** The code of a regency or city: `32.73`. */
const districtCode = z.string().regex(/^32\.\d{2}$/)

/** An office that people go to. `null` where a fact is not known. */
export const office = z.object({
  /** Unique among all offices: `32.73-disdukcapil`, `unit-12`. */
  id: z.string(),
  kind: z.enum(officeKinds),
  name: z.string(),
  /** Regency or city of the office; null for a unit of the province. */
  district: districtCode.nullable(),
  district_name: z.string().nullable(),
  /** The unit of the province; null for an office of a regency or city. */
  unit_id: z.number().int().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  /** Days in Indonesian (Senin … Minggu), times as HH:mm:ss in Asia/Jakarta. */
  hours: z.array(z.object({ day: z.string(), start: z.string(), end: z.string() })).nullable(),
  /** Day on which an editor compared these facts with the office; null while nobody has. */
  checked_on: z.string().nullable(),
})
export type Office = z.output<typeof office>
export const officeList = listOf(office)

export const officeQuery = z.object({
  /** Anything but a code of the province asks for all. */
  district: districtCode.optional().catch(undefined),
  kind: z.enum(officeKinds).optional().catch(undefined),
  page: pageParam,
  per_page: perPageParam(),
})
export type OfficeQuery = z.output<typeof officeQuery>
