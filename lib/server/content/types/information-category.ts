import type { Locale } from '@/lib/i18n/locales'
import {
  informationCategories,
  type Information,
  type InformationCategory,
  type InformationKind,
} from '@/lib/schemas/informations'

const names: Record<InformationCategory, Record<Locale, { title: string; description: string }>> = {
  'informasi-publik': {
    id: { title: 'Informasi publik', description: 'Hak atas informasi dan data terbuka' },
    en: { title: 'Public information', description: 'The right to information and open data' },
  },
  'layanan-warga': {
    id: { title: 'Layanan warga', description: 'Cara memakai layanan pemerintah daerah' },
    en: {
      title: 'Citizen services',
      description: 'How to use the services of the provincial government',
    },
  },
  keselamatan: {
    id: { title: 'Keselamatan', description: 'Bersiap dan waspada' },
    en: { title: 'Safety', description: 'Being prepared and alert' },
  },
  pemerintahan: {
    id: { title: 'Pemerintahan', description: 'Cara kerja pemerintah daerah' },
    en: { title: 'Government', description: 'How the provincial government works' },
  },
}

const isCategory = (value: string): value is InformationCategory =>
  informationCategories.some((category) => category === value)

/** The subject of an information as the contract writes it; ids count from 1 in the order of the list. */
export function categoryOf(
  key: string,
  type: InformationKind,
  locale: Locale,
): Information['category'] {
  const known = isCategory(key) ? key : 'pemerintahan'
  return { id: informationCategories.indexOf(known) + 1, ...names[known][locale], type }
}
