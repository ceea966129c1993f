import { describe, expect, it } from 'vitest'
import { firstPaintScript } from '@/lib/accessibility/first-paint'
import { missingScriptWatch } from '@/lib/script-reload'
import { toVariant, moveScriptWatchFirst, type PageVariant } from './page-variant'

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="id"><head>${head}</head><body>${body}</body></html>`
const formed = (html: string, variant: PageVariant, type = 'text/html; charset=utf-8') =>
  toVariant(
    {
      status: 200,
      headers: { 'content-type': type, link: '</f.woff2>; rel=preload' },
      body: Buffer.from(html),
    },
    variant,
    'id',
  )
const lean = (body: string, head?: string) => formed(page(body, head), 'no-script').body.toString()

describe('toVariant', () => {
  it('leaves full pages and everything that is no page alone', () => {
    const html = page('<img src="/a.svg" alt="A"/>')
    expect(formed(html, 'full').body.toString()).toBe(html)
    expect(formed('{"a":1}', 'no-script', 'application/json').body.toString()).toBe('{"a":1}')
  })

  it('keeps of all scripts only the one that shows accessibility settings', () => {
    const html = lean(
      '<p>Isi</p><script>self.__next_f.push([1,"<p>"])</script>',
      `<script>${firstPaintScript}</script><script src="/x.js" async=""></script><script type="application/ld+json">{}</script>`,
    )
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).toContain(`<script>${firstPaintScript}</script>`)
    expect(html).toContain('<html data-low-data="no-script" lang="id">')
    expect(html).toContain('<p>Isi</p>')
  })

  it('asks for nothing early, neither in the page nor in its headers', () => {
    const answer = formed(
      page(
        '',
        '<link rel="preload" href="/f.woff2" as="font"/><link rel="stylesheet" href="/s.css"/><link rel="preload" as="script" href="/x.js"/>',
      ),
      'no-script',
    )
    expect(answer.body.toString()).not.toContain('preload')
    expect(answer.body.toString()).toContain('<link rel="stylesheet" href="/s.css"/>')
    expect(answer.headers).not.toHaveProperty('link')
  })

  it('shows what stands in noscript, because no script will come', () => {
    expect(lean('<noscript class="w-full"><a href="/en">English</a></noscript>')).toContain(
      '<body><div class="w-full"><a href="/en">English</a></div></body>',
    )
  })

  it('keeps the mark by which people know whose page it is', () => {
    const mark = '<img src="/img/logo-mark.svg" alt="" data-kept-picture="true"/>'
    expect(lean(`<a href="/">${mark}Portal Jabar</a>`)).toContain(`>${mark}Portal Jabar</a>`)
  })

  it('puts pictures with words, and the one a page is about, into boxes to open, and drops decoration', () => {
    const html = lean(
      '<img src="/hias.svg" alt=""/>' +
        '<img src="/peta.png" alt="Peta &amp; batas" loading="eager" fetchPriority="high"/>' +
        '<img src="/sampul.svg" alt="" data-lead-picture="Kabar &amp; cerita"/>',
    )
    expect(html).not.toContain('/hias.svg')
    expect(html).toContain(
      '<details class="low-data-picture"><summary>Tampilkan gambar: Peta &amp; batas</summary>' +
        '<img loading="lazy" src="/peta.png" alt="Peta &amp; batas"/></details>',
    )
    expect(html).toContain(
      '<summary>Tampilkan gambar: Kabar &amp; cerita</summary><img loading="lazy" src="/sampul.svg"',
    )
  })

  it('leaves no box in text, and none for covers of a list of cards', () => {
    const cover = (attributes: string) =>
      `<span class="block overflow-hidden"><img src="/sampul.svg" alt="" loading="lazy"${attributes}/></span>`
    const html = lean(
      `<ul><li><article>${cover('')}<h2><a href="/berita/a">A</a></h2></article></li>` +
        `<li><article>${cover(' data-lead-picture="A"')}</article></li></ul>` +
        '<p>Lambang <img src="/l.svg" alt="Lambang"/></p>',
    )
    expect(html).not.toMatch(/<details|<img/)
    expect(html).toContain(
      '<article><span class="block overflow-hidden"></span><h2><a href="/berita/a">A</a></h2></article>',
    )
    expect(html).toContain('<p>Lambang <span>Lambang</span></p>')
  })

  it('leaves the words of a picture in a link, where no box could be opened', () => {
    expect(
      lean('<a href="/x"><img src="/logo.svg" alt="Portal Jabar"/></a><img src="/y.png" alt="Y"/>'),
    ).toMatch(/<a href="\/x"><span>Portal Jabar<\/span><\/a><details/)
  })

  it('marks a page that needs its scripts, and spares its font', () => {
    const html = formed(
      page(
        '<script>a()</script><img src="/a.svg" alt=""/>',
        '<link rel="preload" href="/f.woff2" as="font"/>',
      ),
      'low-data',
    ).body.toString()
    expect(html).toBe(
      '<!DOCTYPE html><html data-low-data="low-data" lang="id"><head></head><body><script>a()</script><img src="/a.svg" alt=""/></body></html>',
    )
  })
})

const watch = `<script>${missingScriptWatch}</script>`
const response = (body: string, type = 'text/html; charset=utf-8') => ({
  status: 200,
  headers: { 'content-type': type },
  body: Buffer.from(body),
})
const bodyOf = (html: string, type?: string) =>
  moveScriptWatchFirst(response(html, type)).body.toString()

describe('moveScriptWatchFirst', () => {
  it.each([
    '<link rel="stylesheet" href="/a.css"/>',
    '<script src="/a.js" async=""></script>',
    '<link rel="preload" as="script" href="/a.js"/>',
  ])('puts the watch before %s, behind the character set', (fetched) => {
    const before = '<html lang="id" title="é"><head><meta charSet="utf-8"/>'
    expect(bodyOf(`${before}${fetched}<title>x</title>${watch}<script>1</script></head>`)).toBe(
      `${before}${watch}${fetched}<title>x</title><script>1</script></head>`,
    )
  })

  it('leaves a page that has it first, or not at all, and what is no page', () => {
    for (const html of [`<head>${watch}<link rel="icon"></head>`, '<head><link rel="icon"></head>'])
      expect(bodyOf(html)).toBe(html)
    const data = `<link>${watch}`
    expect(bodyOf(data, 'application/json')).toBe(data)
  })
})
