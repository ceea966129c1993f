import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineScriptHashes, pagePolicy } from './content-policy'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

describe('content policy', () => {
  it('names the hash of each inline script once, and of nothing else', () => {
    const html = '<script>a()</script><script src="/x.js" async=""></script><script id="s">b("é")</script><script>a()</script><script type="application/ld+json">{}</script>'
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

  it('lets a page show the one site it names', () => {
    expect(pagePolicy('', 'https://widget.example')).toContain('frame-src https://widget.example;')
  })
})
