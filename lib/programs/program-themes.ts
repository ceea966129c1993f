import { fold } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import {
  isProgramTheme,
  programThemes,
  type ProgramTheme,
  type ThemeName,
} from '@/lib/schemas/programs'

/** Names as the specification (section 2) and content facts (6.2) give them. */
const names: Record<ProgramTheme, Record<Locale, string>> = {
  pendidikan: { id: 'Pendidikan', en: 'Education' },
  ekonomi: { id: 'Ekonomi', en: 'Economy' },
  pariwisata: {
    id: 'Destinasi dan infrastruktur pariwisata',
    en: 'Tourism destinations and infrastructure',
  },
  'membangun-desa': { id: 'Membangun desa', en: 'Building villages' },
  'akses-pendidikan': { id: 'Meningkatkan akses pendidikan', en: 'Better access to education' },
  'inovasi-pelayanan-publik': {
    id: 'Meningkatkan inovasi pelayanan publik',
    en: 'Public service innovation',
  },
  'konektivitas-wilayah': {
    id: 'Infrastruktur konektivitas wilayah',
    en: 'Regional connectivity infrastructure',
  },
  'pesantren-juara': { id: 'Mewujudkan pesantren juara', en: 'Champion pesantren' },
  'subsidi-gratis': { id: 'Memberikan subsidi gratis', en: 'Free subsidies' },
  'pemberdayaan-masyarakat': { id: 'Pemberdayaan masyarakat', en: 'Community empowerment' },
  'revolusi-data': { id: 'Revolusi pencarian data', en: 'Data search revolution' },
  'pelestarian-lingkungan': {
    id: 'Pelestarian lingkungan hidup',
    en: 'Environmental conservation',
  },
}

export const themeName = (key: ProgramTheme, locale: Locale) => names[key][locale]

/** The twelve themes in their order. */
export const themeNames = (locale: Locale): ThemeName[] =>
  programThemes.map((key) => ({ key, name: names[key][locale] }))

/** The theme with this key or name in either language, in any case; null when there is none. */
export function themeOf(text: string): ProgramTheme | null {
  if (isProgramTheme(text)) return text
  const folded = fold(text)
  return (
    programThemes.find((key) => fold(names[key].id) === folded || fold(names[key].en) === folded) ??
    null
  )
}
