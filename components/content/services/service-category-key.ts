import type { ServiceCategory } from '@/lib/schemas/services'

/** Short names of the nine categories: keys of `services.categories` in messages/ and of the drawings. */
export const serviceCategoryKeys = {
  'Kependudukan dan Tempat Tinggal': 'kependudukan',
  'Pendidikan dan Pembelajaran': 'pendidikan',
  Kesehatan: 'kesehatan',
  'Sosial dan Keluarga': 'sosial',
  Lingkungan: 'lingkungan',
  'Ekonomi, Bisnis dan Profesi': 'ekonomi',
  'Teknologi dan Komunikasi': 'teknologi',
  'Sarana dan Prasarana': 'sarana',
  Khusus: 'khusus',
} as const satisfies Record<ServiceCategory, string>

export type ServiceCategoryKey = (typeof serviceCategoryKeys)[ServiceCategory]
