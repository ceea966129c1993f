import type { Award } from '@/lib/schemas/awards'
import type { Program, StrategicProgram } from '@/lib/schemas/programs'

/** An achievement as the backend gives it. */
export const sampleAward = (changes: Partial<Award> = {}): Award => ({
  id: 1,
  title: 'Juara umum PON',
  logo: null,
  appreciator: 'KONI',
  description: 'Medali terbanyak.',
  category: 'Olahraga',
  created_at: '2026-11-21T00:00:00+07:00',
  updated_at: '2026-11-21T00:00:00+07:00',
  year: 2021,
  category_key: 'olahraga',
  source: 'Antara, 15 Oktober 2021',
  lang: 'id',
  ...changes,
})

/** A featured programme as the backend gives it. */
export const sampleProgram = (changes: Partial<Program> = {}): Program => ({
  id: 1,
  title: 'Desa Digital',
  excerpt: 'Internet untuk desa.',
  description: '<p>Menghubungkan desa.</p><h4>Untuk siapa</h4><p>Warga desa.</p>',
  organization: 'Dinas Contoh',
  categories: ['Membangun desa'],
  service_type: 'Program',
  period: { from: 2018, until: 2023 },
  websites: ['https://desadigital.jabarprov.go.id'],
  social_media: { facebook: null, instagram: null, twitter: null, tiktok: null, youtube: null },
  logo: null,
  themes: ['membangun-desa'],
  picture: 'membangun-desa',
  link: null,
  note: 'Menurut portal 2022.',
  updated_at: '2026-11-21T00:00:00+07:00',
  lang: 'id',
  ...changes,
})

/** A strategic programme as the backend gives it. */
export const sampleStrategic = (changes: Partial<StrategicProgram> = {}): StrategicProgram => ({
  id: 1,
  title: 'Citarum Harum',
  description: 'Pemulihan sungai.',
  image: 'river',
  link: '/tentang-jawa-barat/program-unggulan?id=9#program-9',
  facts: [{ label: 'Dasar hukum', value: 'Perpres 15/2018' }],
  lang: 'id',
  ...changes,
})
