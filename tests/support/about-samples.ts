import type { Leader } from '@/lib/schemas/about'
import type { District } from '@/lib/schemas/districts'
import type { Unit } from '@/lib/schemas/units'

/** A regency as the backend gives it. */
export const sampleDistrict = (changes: Partial<District> = {}): District => ({
  id: 1,
  name: 'Kabupaten Bandung',
  chief: null,
  address: null,
  website: null,
  logo: null,
  code_kemendagri: '32.04',
  type: 'kabupaten',
  capital: 'Soreang',
  area_km2: 1740.843,
  ...changes,
})

/** A unit as the backend gives it. */
export const sampleUnit = (changes: Partial<Unit> = {}): Unit => ({
  id: 1,
  name: 'Dinas Contoh',
  chief: null,
  address: null,
  website: 'https://contoh.jabarprov.go.id',
  ppid: null,
  logo: null,
  phone: null,
  group: 'dinas',
  short_name: null,
  parent_id: null,
  description: 'Melayani.',
  ...changes,
})

/** A leader as the backend gives it. */
export const sampleLeader = (changes: Partial<Leader> = {}): Leader => ({
  role: 'governor',
  name: 'Nama Lengkap',
  since: 'Menjabat sejak 2025',
  image: null,
  avatar: 'peci',
  birth: { place: 'Bandung', date: '1970-02-01' },
  about: 'Memimpin.',
  educations: [{ years: '1990', text: 'Sekolah' }],
  careers: [{ years: '2000', text: 'Jabatan' }],
  awards: [],
  wealth_report: 'https://laporan.example/1',
  social: null,
  note: 'Per 2025.',
  ...changes,
})
