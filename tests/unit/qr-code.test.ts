import { describe, expect, it } from 'vitest'
import { GET } from '@/app/kode-qr.png/route'

const ask = (address?: string) =>
  GET(
    new Request(
      `https://portal.example/kode-qr.png${address === undefined ? '' : `?${new URLSearchParams({ alamat: address }).toString()}`}`,
    ),
  )

describe('QR code of a page', () => {
  it('is a picture of less than a kilobyte', async () => {
    const response = ask('/berita/kabar-tentang-layanan-publik-di-jawa-barat-1?x=1&y=2')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    const picture = Buffer.from(await response.arrayBuffer())
    expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG')
    expect(picture.byteLength).toBeLessThan(1_024)
  })

  it.each([
    undefined,
    '',
    'berita',
    '//elsewhere.example/x',
    'https://elsewhere.example',
    '/a b',
    '/<x>',
    `/${'a'.repeat(400)}`,
  ])('leads nowhere but to this site: %s', (address) => {
    expect(ask(address).status).toBe(404)
  })
})
