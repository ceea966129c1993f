import { z } from 'zod'

/**
 * The fourteen components of a service standard in the order of Undang-Undang Nomor 25 Tahun 2009, article 21. Requirements, procedure, cost and
 * facilities stand in fields of the service that are older than this list; the rest stands in its `standard`.
 */
export const standardComponents = [
  'legal_basis',
  'requirements',
  'procedure',
  'time_limit',
  'cost',
  'product',
  'facilities',
  'staff',
  'supervision',
  'complaint_desk',
  'staff_count',
  'service_guarantee',
  'safety_guarantee',
  'evaluation',
] as const
export type StandardComponent = (typeof standardComponents)[number]

/** Components of a service that no other field holds; null is not stated by whoever provides it. */
export const serviceStandard = z.object({
  /** Titles of laws and regulations, the highest first. */
  legal_basis: z.array(z.string()).nullable(),
  time_limit: z.string().nullable(),
  /** What the applicant holds in the end. */
  product: z.string().nullable(),
  /** Competence of those who serve. */
  staff: z.string().nullable(),
  supervision: z.string().nullable(),
  complaint_desk: z.string().nullable(),
  staff_count: z.string().nullable(),
  service_guarantee: z.string().nullable(),
  safety_guarantee: z.string().nullable(),
  evaluation: z.string().nullable(),
})
export type ServiceStandard = z.output<typeof serviceStandard>

/** What the weekly hours of a service are hours of: a desk, a form that answers by itself, or a telephone. */
export const hoursKinds = ['office', 'form', 'telephone'] as const
export type HoursKind = (typeof hoursKinds)[number]

/** Numbers under which national registers know a service; null while it has none there. */
export const nationalIdentifiers = z.object({
  /** Sistem Informasi Pelayanan Publik of the ministry for state apparatus. */
  sipp: z.string().nullable(),
  /** Reference code of the government's digital architecture (Peraturan Presiden Nomor 132 Tahun 2022). */
  spbe: z.string().nullable(),
})
