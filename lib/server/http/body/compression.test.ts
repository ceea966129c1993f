import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { acceptedEncodings, compressed } from './compression'

describe('compression', () => {
  it('makes forms that unpack to the same bytes', async () => {
    const text = Buffer.from('Jawa Barat '.repeat(500))
    const { br, gzip } = await compressed(text, 'page')
    expect(brotliDecompressSync(br ?? Buffer.alloc(0)).equals(text)).toBe(true)
    expect(gunzipSync(gzip ?? Buffer.alloc(0)).equals(text)).toBe(true)
  })

  it('leaves small and incompressible bodies alone', async () => {
    const noise = Buffer.from(
      Array.from({ length: 2_000 }, (_, at) => (at * 7919 + ((at * at) % 251)) % 256),
    )
    expect(Object.keys(await compressed(Buffer.from('kecil'), 'page'))).toEqual(['identity'])
    expect((await compressed(noise, 'page')).identity).toBe(noise)
  })

  it.each([
    [undefined, ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['br;q=0.1, gzip;q=0.9', ['gzip', 'br', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0, gzip', ['gzip', 'identity']],
    ['br;q=0', ['identity']],
    ['BR', ['br', 'identity']],
  ])('reads Accept-Encoding %s as %j', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected)
  })
})
