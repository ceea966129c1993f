import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOutbound, linkCheckHref, outboundMaxLength, readOutboundLink } from './outbound-link'
import { hostInLetters } from './outbound-link-host'

const linkOf = (text: string) => {
  const reading = readOutboundLink(text)
  return 'link' in reading ? reading.link : null
}
const problemOf = (text: string | undefined) => {
  const reading = readOutboundLink(text)
  return 'problem' in reading ? reading.problem : null
}

describe('readOutboundLink', () => {
  it.each([
    ['https://www.lapor.go.id', 'https://www.lapor.go.id/', 'www.lapor.go.id'],
    [
      '  https://WWW.Jabar.Example/a?b=c#d ',
      'https://www.jabar.example/a?b=c#d',
      'www.jabar.example',
    ],
    ['HTTP://jabar.example:8080/', 'http://jabar.example:8080/', 'jabar.example:8080'],
    ['https:\\\\jabar.example\\a', 'https://jabar.example/a', 'jabar.example'],
    ['https://ja\nbar.example', 'https://jabar.example/', 'jabar.example'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example/', 'xn--mnchen-3ya.example'],
    ['http://0x7f.1/', 'http://127.0.0.1/', '127.0.0.1'],
  ])('reads %s as a browser does', (text, address, host) => {
    expect(linkOf(text)).toMatchObject({ address, host })
  })

  it.each([
    ['javascript:alert(1)', 'scheme'],
    ['JaVaScRiPt:alert(1)//https://jabar.example', 'scheme'],
    ['java\tscript:alert(1)', 'scheme'],
    ['data:text/html,<script>alert(1)</script>', 'scheme'],
    ['ftp://jabar.example', 'scheme'],
    ['mailto:a@jabar.example', 'scheme'],
    ['//jabar.example', 'unreadable'],
    ['/berita', 'unreadable'],
    ['jabar.example', 'unreadable'],
    ['https://', 'unreadable'],
    ['https://jabar.example:99999', 'unreadable'],
    ['https://ja bar.example', 'unreadable'],
    ['', 'missing'],
    ['   ', 'missing'],
    [undefined, 'missing'],
    [`https://jabar.example/${'a'.repeat(outboundMaxLength)}`, 'tooLong'],
  ] as const)('refuses %s: %s', (text, problem) => {
    expect(problemOf(text)).toBe(problem)
  })

  it('takes an address of exactly 2048 characters', () => {
    const start = 'https://jabar.example/'
    expect(linkOf(start + 'a'.repeat(2_048 - start.length))).not.toBeNull()
    expect(problemOf(start + 'a'.repeat(2_049 - start.length))).toBe('tooLong')
  })

  it('drops user name and password, which hide the true host', () => {
    expect(linkOf('https://jabarprov.go.id:rahasia@penipu.example/masuk')).toEqual({
      address: 'https://penipu.example/masuk',
      host: 'penipu.example',
      isEncrypted: true,
      isGovernment: false,
      hadCredentials: true,
    })
  })

  it.each([
    ['https://ppid.jabarprov.go.id', true],
    ['https://go.id', true],
    ['https://lapor.go.id.', true],
    ['https://lapor.go.id:8443/a', true],
    ['https://penipu-go.id', false],
    ['https://go.id.penipu.example', false],
    ['https://penipu.example/lapor.go.id', false],
    ['https://penipu.example?.go.id', false],
    ['https://penipu.example#.go.id', false],
    ['https://lapor.go.id@penipu.example', false],
  ])('knows whether %s is a government site: %s', (text, isGovernment) => {
    expect(linkOf(text)?.isGovernment).toBe(isGovernment)
  })

  it('gives only http and https, for whatever it is asked', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.string().map((rest) => `javascript:${rest}`),
      fc.string().map((rest) => `https://${rest}`),
    )
    fc.assert(
      fc.property(text, (address) => /^(?:https?:\/\/|$)/.test(linkOf(address)?.address ?? '')),
    )
  })
})

describe('linkCheckHref', () => {
  it('carries the whole address in the language of the page', () => {
    expect(linkCheckHref('id', 'https://a.example/?b=c&d=é#e')).toBe(
      '/verifikasi-link?url=https%3A%2F%2Fa.example%2F%3Fb%3Dc%26d%3D%C3%A9%23e',
    )
    expect(linkCheckHref('en', 'https://a.example')).toBe(
      '/en/verifikasi-link?url=https%3A%2F%2Fa.example',
    )
  })

  it('does not fall over half a character', () => {
    expect(linkCheckHref('id', 'https://a.example/\ud800')).toMatch(/%EF%BF%BD$/)
  })
})

describe('isOutbound', () => {
  it.each([
    ['https://a.example', true],
    ['HTTP://a.example', true],
    ['/berita', false],
    ['#isi', false],
    ['mailto:a@b.example', false],
    ['httpie', false],
  ])('%s: %s', (href, expected) => {
    expect(isOutbound(href)).toBe(expected)
  })
})

describe('hostInLetters', () => {
  it.each([
    ['xn--mnchen-3ya.example', 'münchen.example'],
    ['xn--80ak6aa92e.com:8080', 'аррӏе.com:8080'],
    ['jabarprov.go.id', null],
    ['xn--.example', null],
  ])('%s → %s', (host, letters) => {
    expect(hostInLetters(host)).toBe(letters)
  })
})
