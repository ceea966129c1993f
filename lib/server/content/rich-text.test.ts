import { describe, expect, it } from 'vitest'
import { markdownToHtml, sanitise } from './rich-text'

const html = (text: string, locale: 'id' | 'en' = 'id') =>
  sanitise(markdownToHtml(text), locale).trim()

describe('rich text', () => {
  it.each([
    ['<script>alert(1)</script>baca'],
    ['<img src=x onerror=alert(1)>baca'],
    ['<p onclick="alert(1)" style="color:red" class="x">baca</p>'],
    ['<iframe src="https://lain.example"></iframe>baca'],
    ['<svg><a href="javascript:alert(1)">baca</a></svg>'],
    ['<math><mtext><style>*{}</style>baca</mtext></math>'],
    ['[baca](javascript:alert(1))'],
    ['[baca](JaVaScRiPt:alert(1))'],
    ['[baca](data:text/html;base64,PHNjcmlwdD4=)'],
    ['[baca](//lain.example)'],
    ['<a href="/\\lain.example">baca</a>'],
    ['<a href="/&#9;/lain.example">baca</a>'],
    ['<a href="\n//lain.example">baca</a>'],
  ])('keeps the words of %s and nothing that acts', (text) => {
    const result = html(text)
    expect(result).toContain('baca')
    expect(result).not.toMatch(
      /script|onerror|onclick|style|class|iframe|svg|math|data:|lain\.example"/i,
    )
  })

  it('points root-relative links to the page in the asked language, once', () => {
    expect(html('[layanan](/layanan?kategori=Kesehatan)', 'en')).toBe(
      '<p><a href="/en/layanan?kategori=Kesehatan">layanan</a></p>',
    )
    expect(html('[layanan](/layanan)')).toBe('<p><a href="/layanan">layanan</a></p>')
    expect(html('[services](/en/layanan)', 'en')).toBe('<p><a href="/en/layanan">services</a></p>')
  })

  it('opens other sites apart, without a way back into the page', () => {
    expect(html('[BMKG](https://bmkg.go.id/a?b=1&c=2)')).toBe(
      '<p><a href="/verifikasi-link?url=https%3A%2F%2Fbmkg.go.id%2Fa%3Fb%3D1%26c%3D2" data-address="https://bmkg.go.id/a?b=1&amp;c=2"' +
        ' target="_blank" rel="noopener noreferrer">BMKG<span class="sr-only" lang="id"> (membuka tab baru)</span></a></p>',
    )
  })

  it('speaks the language of the page about other sites, once for each link', () => {
    const result = html(
      '[a](https://a.example) [b](/berita) [c](mailto:c@c.example) **[d](HTTP://d.example)**',
      'en',
    )
    expect(result.match(/ \(opens in a new tab\)/g)).toHaveLength(2)
    expect(result).toContain('<a href="/en/verifikasi-link?url=https%3A%2F%2Fa.example"')
    expect(result).toContain('>b</a>')
    expect(result).toContain('>c</a>')
  })

  it('lets an editor neither name the address to print nor the tab of a link', () => {
    expect(
      html(
        '<a href="/berita" data-address="https://lain.example" target="_top" rel="opener">baca</a>',
      ),
    ).toBe('<p><a href="/berita">baca</a></p>')
  })

  it.each(['mailto:info@jabarprov.go.id', 'tel:119'])('keeps %s', (href) => {
    expect(html(`[hubungi](${href})`)).toBe(`<p><a href="${href}">hubungi</a></p>`)
  })

  it('puts a table into a box that the keyboard can scroll, named in the language', () => {
    const result = html('| a | b |\n|---|---|\n| 1 | 2 |', 'en')
    expect(result).toMatch(
      /^<div class="table-scroll" tabindex="0" role="region" aria-label="Table"><table>/,
    )
    expect(result).toContain('<th scope="col">a</th>')
    expect(result).toMatch(/<\/table><\/div>$/)
  })

  it('makes no second main heading', () => {
    expect(html('# Judul')).toBe('<h2>Judul</h2>')
  })
})
