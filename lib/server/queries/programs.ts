import 'server-only'
import type { Locale } from '@/lib/i18n/locales'
import type { ProgramTheme } from '@/lib/schemas/programs'
import { cachedPortal } from './cached-portal'

/** Every featured programme in the editor's order. @param theme null for all */
export const listPrograms = async (theme: ProgramTheme | null, locale: Locale) =>
  (await cachedPortal.programs.list({ cat: theme === null ? [] : [theme] }, locale)).data
