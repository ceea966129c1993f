import { join } from 'node:path'
import type { Locale } from '@/lib/i18n/locales'
import { phone, wide } from '../support/windows'
import type { WindowSize } from './crawler'

/**
 * What is compared with a picture of itself: pages by their Indonesian address in `pages.ts`, what opens by its name in `states.ts`. Phones
 * are seen in Indonesian, wide screens in English.
 */
export const pictures: Record<WindowSize, readonly string[]> = {
  phone: [
    '/',
    '/berita',
    '/berita/{news}',
    '/layanan',
    '/layanan/{service}',
    '/layanan/{service}/standar',
    '/urusan',
    '/layanan-fase-kehidupan',
    '/layanan-fase-kehidupan/kelahiran',
    '/pencarian?q=pajak kendaraan',
    '/agenda-jawa-barat',
    '/agenda-jawa-barat-v2',
    '/arsip-dan-dokumen',
    '/arsip-dan-dokumen/keuangan-daerah',
    '/daftar-informasi-publik',
    '/sapawarga',
    '/selayang-pandang',
    '/selayang-pandang/prestasi-jawa-barat',
    '/tentang-jawa-barat',
    '/tentang-jawa-barat/visi-misi-pemprov-jabar',
    '/tentang-jawa-barat/sejarah-jabar',
    '/tentang-jawa-barat/pimpinan-jabar',
    '/tentang-jawa-barat/daftar-kabupaten-kota',
    '/aduan-warga',
    '/aduan-warga/buat-aduan',
    '/aduan-warga/cek-status',
    '/aduan-warga/new/pantau-aduan',
    '/statistik-kunjungan',
    '/kepuasan-pengguna',
    '/tidak-ada',
    'the menu of phones with a group open',
    "the sheet of 'Fitur' in the whole window",
    'the widget QUICK_ACCESS',
    'the profile of a leader',
    'a step of a complaint with mistakes',
    'feedback with mistakes',
  ],
  wide: [
    '/',
    '/berita',
    '/berita/{news}',
    '/layanan',
    '/layanan/{service}',
    '/layanan-fase-kehidupan',
    '/pencarian',
    '/agenda-jawa-barat',
    '/arsip-dan-dokumen',
    '/arsip-dan-dokumen/keuangan-daerah',
    '/sapawarga',
    '/selayang-pandang',
    '/tentang-jawa-barat',
    '/tentang-jawa-barat/struktur-perangkat-daerah',
    '/tentang-jawa-barat/daftar-kabupaten-kota',
    '/tentang-jawa-barat/program-unggulan',
    '/aduan-warga',
    '/aduan-warga/buat-aduan',
    '/aduan-warga/new/pantau-aduan',
    'the menu services',
    'suggestions of the search',
    'the widget ACCESSIBILITY',
    'the widget WEATHER',
    'more words for a complaint',
  ],
}

/** Marks the tests that compare a picture, so that they can be run alone. */
export const pictureTag = '@picture'

const languageOf: Record<WindowSize, Locale> = { phone: 'id', wide: 'en' }
export const isPictured = (subject: string, size: WindowSize, locale: Locale): boolean =>
  languageOf[size] === locale && pictures[size].includes(subject)

const widths: Record<WindowSize, number> = {
  phone: phone.viewport.width,
  wide: wide.viewport.width,
}

/** Where the pictures are kept. */
export const references = join(import.meta.dirname, 'references')

/** Name of a picture's file: `layanan-service-390.png`. */
export const pictureFile = (subject: string, size: WindowSize): string => {
  const words = subject === '/' ? 'beranda' : subject.toLowerCase().match(/[a-z0-9]+/g)
  return `${[words ?? []].flat().join('-')}-${widths[size]}.png`
}
