import { z } from 'zod'
import { fileLanguage } from './file-language'
import { listOf, pageParam, perPageParam } from './list'
import { keyword } from './text'

/** Classes of public information in the order of Law 14 of 2008 (articles 9, 10 and 11). */
export const publicInformationClasses = ['periodic', 'immediate', 'always'] as const
export type PublicInformationClass = (typeof publicInformationClasses)[number]

export const publicInformationForms = ['digital', 'print'] as const

/** How long information is kept. */
export const publicInformationKeepings = [
  'while-shown',
  'while-in-force',
  'retention-schedule',
] as const

/** An entry of the register of public information. */
export const publicInformation = z.object({
  id: z.number().int(),
  title: z.string(),
  summary: z.string(),
  class: z.enum(publicInformationClasses),
  /** The unit that is responsible for it, among `/v1/units`. */
  unit: z.object({ id: z.number().int(), name: z.string() }),
  forms: z.array(z.enum(publicInformationForms)),
  /** Root-relative path of the portal or address of another site; null where it is given on request. */
  link: z.string().nullable(),
  keeping: z.enum(publicInformationKeepings),
  /** Day it was made, `2026-11-21`; null where it is made anew all the time. */
  made_on: z.string().nullable(),
  updated_at: z.string(),
})
export type PublicInformation = z.output<typeof publicInformation>
export const publicInformationList = listOf(publicInformation)

/** Anything but a class asks for all. */
const informationClass = z.enum(publicInformationClasses).optional().catch(undefined)

export const publicInformationQuery = z.object({
  q: keyword.optional().default(''),
  class: informationClass,
  page: pageParam,
  per_page: perPageParam(),
})

/** The register as a file. */
export const publicInformationCsvQuery = z.object({
  class: informationClass,
  lang: fileLanguage,
})
