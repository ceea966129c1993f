import { describe, expect, it } from 'vitest'
import protectedNames from './data/protected-names.json'
import { stemOf } from './stems'

describe('stems', () => {
  it.each([
    ['membayar', 'pembayaran', 'bayar'],
    ['mendaftar', 'pendaftaran', 'daftar'],
    ['perizinan', 'izin', 'izin'],
    ['kependudukan', 'penduduk', 'penduduk'],
    ['perpajakan', 'pajak', 'pajak'],
    ['kendaraan', 'berkendara', 'kendaraan'],
    ['kelahiran', 'lahir', 'lahir'],
  ])('bring Indonesian %s and %s to %s', (one, other, root) => {
    expect([stemOf(one, 'id'), stemOf(other, 'id')]).toEqual([root, root])
  })

  it.each([
    ['vehicles', 'vehicle'],
    ['certificates', 'certificate'],
    ['libraries', 'library'],
    ['vacancies', 'vacancy'],
    ['registration', 'register'],
  ])('bring English %s and %s together', (one, other) => {
    expect(stemOf(one, 'en')).toBe(stemOf(other, 'en'))
  })

  it('leave every place and proper name as it is, in both languages', () => {
    const names = [...protectedNames.regencies, ...protectedNames.places, ...protectedNames.names]
    expect(
      names.filter((name) => stemOf(name, 'id') !== name || stemOf(name, 'en') !== name),
    ).toEqual([])
  })

  it('know the 27 regencies and cities, which share 20 names', () => {
    expect(protectedNames.regencies).toHaveLength(20)
  })

  it.each(['sekolah', 'bpjs', 'ktp', 'covid19', 'jabar'])('leave %s alone', (word) => {
    expect([stemOf(word, 'id'), stemOf(word, 'en')]).toEqual([word, word])
  })

  it('keep apart what only shares its letters', () => {
    expect(stemOf('pemerintah', 'id')).not.toBe(stemOf('perintah', 'id'))
    expect(stemOf('pengumuman', 'id')).not.toBe(stemOf('umum', 'id'))
  })
})
