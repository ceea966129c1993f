import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { featuredOnHome, type ProgramTheme } from '@/lib/schemas/programs'
import { portal } from '@/lib/server/portal'

/** Every featured programme in the editor's order; shared by a page and its metadata. @param theme null for all */
export const listPrograms = cache(
  async (theme: ProgramTheme | null, locale: Locale) =>
    (await (await portal()).programs.list({ cat: theme === null ? [] : [theme] }, locale)).data,
)

/** The six programmes of the home page. */
export const listHomePrograms = async (locale: Locale) =>
  (await listPrograms(null, locale)).slice(0, featuredOnHome)

/** The twelve themes with their names in a language. */
export const listThemes = async (locale: Locale) => (await portal()).programs.themes(locale)

/** The three strategic programmes; show them only while their flag is on. */
export const listStrategicPrograms = async (locale: Locale) =>
  (await portal()).programs.strategic(locale)
