import { fold } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import { awardCategories, isAwardCategory, type AwardCategory } from '@/lib/schemas/awards'

/** Names as the specification and content facts (section 7) give them. */
const names: Record<AwardCategory, Record<Locale, string>> = {
  'hukum-dan-ham': { id: 'Hukum dan HAM', en: 'Legal and human rights' },
  'inovasi-dan-digitalisasi': {
    id: 'Inovasi dan Digitalisasi',
    en: 'Innovation and digitalisation',
  },
  investasi: { id: 'Investasi', en: 'Investment' },
  kehumasan: { id: 'Kehumasan', en: 'Public relations' },
  kepegawaian: { id: 'Kepegawaian', en: 'Staffing' },
  ketenagakerjaan: { id: 'Ketenagakerjaan', en: 'Labour' },
  olahraga: { id: 'Olahraga', en: 'Sports' },
  pembangunan: { id: 'Pembangunan', en: 'Development' },
  'pemberdayaan-masyarakat': { id: 'Pemberdayaan Masyarakat', en: 'Community empowerment' },
  kebencanaan: { id: 'Kebencanaan', en: 'Disaster management' },
  'prestasi-gubernur': { id: 'Prestasi Gubernur', en: 'Governor achievements' },
  'sosial-budaya': { id: 'Sosial Budaya', en: 'Social culture' },
  'sumber-daya-energi-dan-mineral': {
    id: 'Sumber Daya Energi dan Mineral',
    en: 'Energy and mineral resources',
  },
  'transparansi-keuangan': { id: 'Transparansi Keuangan', en: 'Financial transparency' },
}

/** Name of a category in a language. */
export const awardCategoryName = (key: AwardCategory, locale: Locale) => names[key][locale]

/** The category with this key or name in either language, in any case; null when there is none. */
export function awardCategoryOf(text: string): AwardCategory | null {
  if (isAwardCategory(text)) return text
  const folded = fold(text)
  return (
    awardCategories.find(
      (key) => fold(names[key].id) === folded || fold(names[key].en) === folded,
    ) ?? null
  )
}
