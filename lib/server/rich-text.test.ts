import { describe, expect, it } from 'vitest'
import { markdownToHtml, sanitise } from './rich-text'

const html = (text: string, locale: 'id' | 'en' = 'id') => sanitise(markdownToHtml(text), locale).trim()

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
    expect(result).not.toMatch(/script|onerror|onclick|style|class|iframe|svg|math|data:|lain\.example"/i)
  })

  it('points root-relative links to the page in the asked language, once', () => {
    expect(html('[layanan](/layanan?kategori=Kesehatan)', 'en')).toBe('<p><a href="/en/layanan?kategori=Kesehatan">layanan</a></p>')
    expect(html('[layanan](/layanan)')).toBe('<p><a href="/layanan">layanan</a></p>')
    expect(html('[services](/en/layanan)', 'en')).toBe('<p><a href="/en/layanan">services</a></p>')
  })

  it('opens other sites apart, without a way back into the page', () => {
    expect(html('[BMKG](https://bmkg.go.id)')).toBe('<p><a href="https://bmkg.go.id" target="_blank" rel="noopener noreferrer">BMKG</a></p>')
  })

  it.each(['mailto:info@jabarprov.go.id', 'tel:119'])('keeps %s', (href) => {
    expect(html(`[hubungi](${href})`)).toBe(`<p><a href="${href}">hubungi</a></p>`)
  })

  it('puts a table into a box that the keyboard can scroll, named in the language', () => {
    const result = html('| a | b |\n|---|---|\n| 1 | 2 |', 'en')
    expect(result).toMatch(/^<div class="table-scroll" tabindex="0" role="region" aria-label="Table"><table>/)
    expect(result).toContain('<th scope="col">a</th>')
    expect(result).toMatch(/<\/table><\/div>$/)
  })

  it('makes no second main heading', () => {
    expect(html('# Judul')).toBe('<h2>Judul</h2>')
  })
})
