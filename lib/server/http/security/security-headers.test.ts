import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineScriptHashes, pagePolicy } from './security-headers'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

describe('content policy', () => {
  it('names the hash of each inline script once, and of nothing else', () => {
    const html =
      '<script>a()</script><script src="/x.js" async=""></script><script id="s">b("é")</script>' +
      '<script>a()</script><script type="application/ld+json">{}</script>'
    expect(inlineScriptHashes(html)).toEqual([hash('a()'), hash('b("é")')])
  })

  it('allows no unsafe script and no framing', () => {
    const policy = pagePolicy('<script>a()</script>')
    expect(policy).toContain(`script-src 'self' ${hash('a()')};`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toMatch(/^default-src 'none'; /)
    expect(policy).toMatch(/frame-ancestors 'none'$/)
    expect(policy).toContain("frame-src 'none'")
  })

  it('names the hosts of the street map only where it may be opened, and never unsafe scripts', () => {
    const policy = pagePolicy('<script>a()</script>', { hasStreetMap: true })
    expect(policy).toMatch(
      /script-src 'self' 'sha256-[^']+' https:\/\/\*\.googleapis\.com https:\/\/\*\.gstatic\.com;/,
    )
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(pagePolicy('')).not.toContain('googleapis')
  })

  it('names the hosts of the speech service only where it may be loaded', () => {
    const policy = pagePolicy('<script>a()</script>', { hasSpeech: true })
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/code\.responsivevoice\.org;/)
    for (const name of ['connect-src', 'media-src'])
      expect(policy).toMatch(
        new RegExp(`${name} [^;]*https://texttospeech\\.responsivevoice\\.org`),
      )
    expect(policy).toContain("style-src 'self';")
    expect(pagePolicy('', { hasStreetMap: true })).not.toContain('responsivevoice')
  })

  it('lets pages show pictures of the provincial API that content comes from', () => {
    expect(pagePolicy('', { pictureOrigin: 'https://api.example' })).toContain(
      "img-src 'self' data: blob: https://api.example;",
    )
    expect(pagePolicy('')).toContain("img-src 'self' data: blob:;")
  })

  it('names the hosts of Google Analytics only where it may be loaded, without those of advertising', () => {
    const policy = pagePolicy('<script>a()</script>', { hasAnalytics: true })
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/\*\.googletagmanager\.com;/)
    for (const name of ['connect-src', 'img-src'])
      expect(policy).toMatch(new RegExp(`${name} [^;]*https://\\*\\.google-analytics\\.com`))
    expect(policy).toContain("frame-src 'none'")
    expect(policy).not.toMatch(/doubleclick|unsafe-inline[^;]*script/)
    expect(pagePolicy('', { hasStreetMap: true, hasSpeech: true })).not.toContain('analytics')
  })

  it('lets a page show the one site it names', () => {
    expect(pagePolicy('', { frameOrigin: 'https://widget.example' })).toContain(
      'frame-src https://widget.example;',
    )
  })
})
