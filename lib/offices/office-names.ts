import type { Locale } from '@/lib/i18n/locales'
import type { DistrictOfficeKind } from '@/lib/schemas/offices'

/** The usual name of each kind; `{}` is the regency or city. */
const names: Record<DistrictOfficeKind, Record<Locale, string>> = {
  pemerintah: { id: 'Pemerintah {}', en: 'Government of {}' },
  disdukcapil: {
    id: 'Dinas Kependudukan dan Pencatatan Sipil (Disdukcapil) {}',
    en: 'Civil Registration Office (Disdukcapil) of {}',
  },
  'dinas-kesehatan': { id: 'Dinas Kesehatan {}', en: 'Health Office of {}' },
  'dinas-pendidikan': { id: 'Dinas Pendidikan {}', en: 'Education Office of {}' },
  'dinas-sosial': { id: 'Dinas Sosial {}', en: 'Social Office of {}' },
  'dinas-tenaga-kerja': { id: 'Dinas Tenaga Kerja {}', en: 'Labour Office of {}' },
  dpmptsp: {
    id: 'Dinas Penanaman Modal dan Pelayanan Terpadu Satu Pintu (DPMPTSP) {}',
    en: 'Investment and One-Stop Services Office (DPMPTSP) of {}',
  },
  'dinas-pekerjaan-umum': { id: 'Dinas Pekerjaan Umum {}', en: 'Public Works Office of {}' },
  'dinas-perumahan': { id: 'Dinas Perumahan dan Permukiman {}', en: 'Housing Office of {}' },
  'dinas-lingkungan-hidup': {
    id: 'Dinas Lingkungan Hidup {}',
    en: 'Environment Office of {}',
  },
  'dinas-perhubungan': { id: 'Dinas Perhubungan {}', en: 'Transport Office of {}' },
  'dinas-koperasi': {
    id: 'Dinas Koperasi, UKM, Perdagangan dan Perindustrian {}',
    en: 'Cooperatives, Small Business, Trade and Industry Office of {}',
  },
  'dinas-pertanian': { id: 'Dinas Pertanian {}', en: 'Agriculture Office of {}' },
  'badan-pendapatan': { id: 'Badan Pendapatan Daerah {}', en: 'Revenue Agency of {}' },
  'satpol-pp': {
    id: 'Satuan Polisi Pamong Praja (Satpol PP) {}',
    en: 'Municipal Police (Satpol PP) of {}',
  },
  'pemadam-kebakaran': {
    id: 'Dinas Pemadam Kebakaran dan Penyelamatan {}',
    en: 'Fire and Rescue Office of {}',
  },
  bpbd: {
    id: 'Badan Penanggulangan Bencana Daerah (BPBD) {}',
    en: 'Disaster Management Agency (BPBD) of {}',
  },
}

/**
 * The name of an office of a regency or city, while nobody has stated its own: offices of one kind are not called alike everywhere.
 * @param district name of the regency or city in the language
 */
export const officeName = (kind: DistrictOfficeKind, district: string, locale: Locale) =>
  names[kind][locale].replace('{}', district)
