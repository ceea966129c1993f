import { z } from 'zod'

/** Whom popular services are gathered for, in the order of the home page. */
export const serviceAudiences = ['wargi', 'usaha', 'pencari-kerja'] as const
export type ServiceAudience = (typeof serviceAudiences)[number]

/** So many are shown for each audience (contract 4.5). */
export const popularPerAudience = 3
export const popularTitleMax = 60
export const popularDescriptionMax = 120

/** Names of the drawings that `icon` uses, one for each service category. */
export const popularServiceIcons = [
  'kependudukan',
  'pendidikan',
  'kesehatan',
  'sosial',
  'lingkungan',
  'ekonomi',
  'teknologi',
  'sarana',
  'khusus',
] as const

/** Contract 4.5; texts are in the requested language. */
export const popularService = z.object({
  id: z.number().int(),
  audience: z.enum(serviceAudiences),
  title: z.string().max(popularTitleMax),
  description: z.string().max(popularDescriptionMax),
  /** One of `popularServiceIcons`. */
  icon: z.string(),
  /** Page of the service on the portal, such as `/layanan/pindah-domisili-penduduk-4`, without a language prefix. */
  link: z.string().startsWith('/layanan/'),
})
export type PopularService = z.output<typeof popularService>
export const popularServiceList = z.object({ data: z.array(popularService) })

/** No audience, or an empty one, asks for all; an unknown one is an error. */
export const popularServiceQuery = z.object({
  audience: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(serviceAudiences, 'unknownChoice').optional(),
  ),
})
