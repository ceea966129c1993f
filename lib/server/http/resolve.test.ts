import { describe, expect, it } from 'vitest'
import { parseTarget } from './resolve'

describe('request target', () => {
  it.each([
    '/',
    '/berita',
    '/berita/tags/air%20bersih',
    '/_next/static/chunks/a~b-%5Bc%5D.js',
    '/.well-known/security.txt',
    '/berita?q=air&kategori=',
    '/v1/public/news?cat[]=sosial',
  ])('accepts %s', (raw) => {
    expect(parseTarget(raw).kind).toBe('path')
  })

  it.each([
    ['absolute form', 'http://evil.example/'],
    ['authority form', 'evil.example:443'],
    ['asterisk form', '*'],
    ['empty', ''],
    ['broken escape', '/berita/%zz'],
    ['escape that is no text', '/berita/%ff'],
    ['escaped NUL', '/berita/%00'],
    ['escaped line break', '/berita/%0d%0aX'],
    ['backslash', '/\\evil.example'],
    ['dot segments', '/a/../b'],
    ['escaped dot segments', '/a/%2e%2E/b'],
    ['fragment', '/a#b'],
    ['raw bytes', '/\u00e9'],
    ['a path that is too long', `/${'a'.repeat(8_192)}`],
  ])('refuses %s', (_name, raw) => {
    expect(parseTarget(raw)).toEqual({ kind: 'bad' })
  })

  it.each([
    ['/berita/', '/berita'],
    ['/en/', '/en'],
    ['//evil.example/', '/evil.example'],
    ['/a//b?x=1', '/a/b?x=1'],
    ['///', '/'],
  ])('sends %s to its one address %s', (raw, location) => {
    expect(parseTarget(raw)).toEqual({ kind: 'redirect', location })
  })

  it('reads a query of 10,000 letters and sends a longer one to its beginning, never through an escape', () => {
    const letters = parseTarget(`/pencarian?q=${'a'.repeat(10_000)}`)
    const escapes = parseTarget(`/pencarian?q=${'%E6%B0%B4'.repeat(10_000)}`)
    expect(letters.kind).toBe('path')
    expect(escapes).toEqual({
      kind: 'redirect',
      location: expect.stringMatching(/^\/pencarian\?q=(?:%[\dA-F]{2})+$/),
    })
  })
})
