import { describe, expect, it } from 'vitest'
import { parseStatusUrl, publicAddress } from './address'

describe('parseStatusUrl', () => {
  it.each([
    ['?nomor=JBR-1&lang=id', '', { number: 'JBR-1', secret: '', hasSecretParts: false }],
    ['', '#nomor=JBR-1&kunci=ABC', { number: 'JBR-1', secret: 'ABC', hasSecretParts: true }],
    [
      '?nomor=JBR-2',
      '#nomor=JBR-1&kunci=ABC',
      { number: 'JBR-1', secret: 'ABC', hasSecretParts: true },
    ],
    ['', '#main', { number: '', secret: '', hasSecretParts: false }],
    ['', '#kunci=', { number: '', secret: '', hasSecretParts: true }],
  ])('reads %s%s', (search, fragment, expected) => {
    expect(parseStatusUrl(search, fragment)).toEqual(expected)
  })
})

describe('publicAddress', () => {
  it('carries the number and never what stood behind #', () => {
    expect(
      publicAddress('https://jabar.example/en/aduan-warga/cek-status?x=1#kunci=ABC', 'JBR-1'),
    ).toBe('https://jabar.example/en/aduan-warga/cek-status?nomor=JBR-1')
  })
})
