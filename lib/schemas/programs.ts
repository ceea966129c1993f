import { z } from 'zod'
import { locales } from '@/lib/i18n/locales'
import { single } from './list'

/** Keys of the twelve themes in the order of the specification (section 2); each has a drawing of its own. */
export const programThemes = [
  'pendidikan',
  'ekonomi',
  'pariwisata',
  'membangun-desa',
  'akses-pendidikan',
  'inovasi-pelayanan-publik',
  'konektivitas-wilayah',
  'pesantren-juara',
  'subsidi-gratis',
  'pemberdayaan-masyarakat',
  'revolusi-data',
  'pelestarian-lingkungan',
] as const
export type ProgramTheme = (typeof programThemes)[number]
export const isProgramTheme = (value: unknown): value is ProgramTheme =>
  programThemes.some((theme) => theme === value)

/** Programmes on the home page. */
export const featuredOnHome = 6
/** Most programmes of a response (contract); the list has no pages. */
export const programsMax = 50

/** Years from which and to which something ran. */
export const programPeriod = z.strictObject({
  from: z.number().int().min(1945).max(2100),
  until: z.number().int().min(1945).max(2100).nullable(),
})
export type ProgramPeriod = z.output<typeof programPeriod>

const socialMedia = z.object({
  facebook: z.string().nullable(),
  instagram: z.string().nullable(),
  twitter: z.string().nullable(),
  tiktok: z.string().nullable(),
  youtube: z.string().nullable(),
})

/** Contract 7.3; from `themes` on ours. */
export const program = z.object({
  id: z.number().int(),
  title: z.string(),
  excerpt: z.string(),
  /** Clean HTML. */
  description: z.string(),
  organization: z.string(),
  /** Names of the themes in the requested language. */
  categories: z.array(z.string()),
  service_type: z.string(),
  /** The years it belongs to: `until` is null while it goes on. null where the years are not stated. */
  period: programPeriod.nullable(),
  /** Addresses with `https`; only those that have been checked. */
  websites: z.array(z.string()),
  social_media: socialMedia,
  logo: z.string().nullable(),
  themes: z.array(z.enum(programThemes)),
  /** Theme whose drawing stands for the programme. */
  picture: z.enum(programThemes),
  /** Page of the portal about it, without a language prefix. */
  link: z.string().startsWith('/').nullable(),
  /** Of when and from where the facts are. */
  note: z.string(),
  updated_at: z.string(),
  /** Language of the texts: a missing English text falls back to Indonesian. */
  lang: z.enum(locales),
})
export type Program = z.output<typeof program>

export const programList = z.object({
  data: z.array(program),
  meta: z.object({
    total_count: z.number().int().nonnegative(),
    last_updated: z.string().nullable(),
  }),
})
export type ProgramList = z.output<typeof programList>
export const programResponse = single(program)

/** `GET /v1/featured-programs/{id}` has one programme; the list takes themes. */
export const programQuery = z.object({
  /** Keys or names in either language; a programme of any of them fits. Names that no theme has fit nothing. */
  cat: z.array(z.string().max(100, 'max')).max(50, 'max').default([]),
})
export type ProgramQuery = z.output<typeof programQuery>

/** A theme with its name in one language, in the order of the specification. */
export interface ThemeName {
  key: ProgramTheme
  name: string
}

/** Names of the drawings that a strategic programme's `image` uses. */
export const strategicImages = ['river', 'industry', 'airport'] as const
export type StrategicImage = (typeof strategicImages)[number]

/** Contract 7.3; `facts` and `lang` are ours. */
export const strategicProgram = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  image: z.enum(strategicImages),
  /** Page of the portal, without a language prefix, or an address with `https`. */
  link: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  lang: z.enum(locales),
})
export type StrategicProgram = z.output<typeof strategicProgram>
export const strategicProgramList = z.object({ data: z.array(strategicProgram) })
