import { expect, it } from 'vitest'
import { addressTerms } from './address-terms'

it.each([
  ['/berita/pajak-kendaraan-bermotor-128', 'pajak kendaraan bermotor'],
  ['/en/layanan/KTP%20elektronik', 'ktp elektronik'],
  ['/brita', 'brita'],
  ['/berita', 'berita'],
  ['/index.php/berita/2023/laporan_tahunan.html', 'berita 2023 laporan tahunan'],
  ['/covid19/vaksin', 'covid19 vaksin'],
  ['/a/b/c', ''],
  ['/', ''],
])('takes the words of %s', (path, terms) => {
  expect(addressTerms(path)).toBe(terms)
})

it.each([
  ['markup', '/%3Cscript%3Ealert(1)%3C/script%3E', 'script alert'],
  ['numbers of complaints and keys', '/aduan-warga/JBR-20260131-7K4M9Q/f81d4fae7dec11d0', 'jbr'],
  ['a cut escape sequence', `/${'a'.repeat(290)}/%E2%82%AC%E2`, ''],
  ['broken escapes', '/%ff%fe', ''],
])('takes nothing else: %s', (_, path, terms) => {
  expect(addressTerms(path)).toBe(terms)
})

it('takes eight words at most, each once', () => {
  expect(
    addressTerms('/satu-dua-tiga-empat-lima-enam-tujuh-delapan-sembilan-satu').split(' '),
  ).toHaveLength(8)
  expect(addressTerms('/pajak/pajak')).toBe('pajak')
})
