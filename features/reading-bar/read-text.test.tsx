import { beforeEach, describe, expect, it } from 'vitest'
import { explainedHtml } from '@/lib/glossary/explained-html'
import { mainLanguage, readText } from './read-text'

const read = (main: string) => {
  document.body.innerHTML = `<header><h1>Kepala</h1></header><main>${main}</main>`
  return readText(document)
}
const texts = (main: string) => read(main).map(({ text }) => text)

beforeEach(() => {
  document.documentElement.lang = 'id'
})

describe('readText', () => {
  it('reads the title and the marked parts in the order of the page, and nothing else', () => {
    expect(
      texts(
        '<nav>Jejak</nav><h1>Judul</h1><p>Tanggal</p><div data-read-aloud><h2>Bagian</h2><p>Satu. Dua.</p></div><aside>Terkait</aside>',
      ),
    ).toEqual(['Judul', 'Bagian', 'Satu.', 'Dua.'])
  })

  it('reads a marked part within a marked part once', () => {
    expect(
      texts('<div data-read-aloud><p>Satu.</p><div data-read-aloud><h1>Judul</h1></div></div>'),
    ).toEqual(['Satu.', 'Judul'])
  })

  it('leaves out what is hidden, for screen readers alone, or to be pressed', () => {
    const hidden =
      '<b hidden>a</b><b aria-hidden="true">b</b><b class="sr-only">c</b><button>d</button><svg><title>e</title></svg><i class="no-print">f</i>'
    expect(texts(`<div data-read-aloud><p>Buka ${hidden}laman.</p></div>`)).toEqual(['Buka laman.'])
  })

  it('leaves out the advice after an answer until that is given', () => {
    const question =
      '<style>.advice { display: none } :checked ~ .advice { display: block }</style>' +
      '<label for="tidak">Tidak</label> <input type="radio" id="tidak" /><p class="advice">Urus di <b>desa</b>.</p>'
    expect(texts(`<div data-read-aloud>${question}</div>`)).toEqual(['Tidak'])
    expect(
      texts(`<div data-read-aloud>${question.replace('<input', '<input checked')}</div>`),
    ).toEqual(['Tidak', 'Urus di desa.'])
  })

  it('reads an abbreviation that explains itself, and not its explanation', () => {
    const text = explainedHtml(
      '<p>Urus NIB hari ini.</p>',
      new Set(['NIB']),
      'id',
      () => 'NIB, arti',
    )
    expect(texts(`<div data-read-aloud>${text}</div>`)).toEqual(['Urus NIB hari ini.'])
  })

  it('keeps a sentence together across emphasis and links, and apart across blocks and line breaks', () => {
    expect(
      texts(
        '<div data-read-aloud><p>Jadwal di <a href="/">layanan\n terpadu</a> ini.</p><ul><li>Satu</li><li>Dua</li></ul><p>Atas<br>Bawah</p></div>',
      ),
    ).toEqual(['Jadwal di layanan  terpadu ini.', 'Satu', 'Dua', 'Atas', 'Bawah'])
  })

  it('keeps hours and answers apart that stand on lines of their own without any space between', () => {
    expect(
      texts(
        '<style>.line { display: block }</style><ul data-read-aloud>' +
          '<li>Senin <span class="line">09.00–12.00</span><span class="line">13.00–15.00</span></li>' +
          '<li><label>Ya</label><input type="radio" /><label>Tidak</label></li></ul>',
      ),
    ).toEqual(['Senin', '09.00–12.00', '13.00–15.00', 'Ya', 'Tidak'])
  })

  it('reads questions and their folded answers', () => {
    expect(
      texts(
        '<div data-read-aloud><details><summary><h3>Berapa lama?</h3></summary><div>Tiga hari.</div></details></div>',
      ),
    ).toEqual(['Berapa lama?', 'Tiga hari.'])
  })

  it('names the language of each part', () => {
    const sentences = read(
      '<h1>Judul</h1><div data-read-aloud lang="en"><p>Good morning. <i lang="su">Wilujeng sumping</i> to all.</p></div>',
    )
    expect(sentences.map(({ language, text }) => `${language}: ${text}`)).toEqual([
      'id: Judul',
      'en: Good morning.',
      'su: Wilujeng sumping',
      'en: to all.',
    ])
    expect(mainLanguage(sentences)).toBe('en')
    expect(mainLanguage([])).toBe('')
  })

  it('finds the place of a sentence and of a word within it', () => {
    const [, second] = read(
      '<div data-read-aloud><p>Satu. Jadwal di <b>layanan terpadu</b> ini.</p></div>',
    )
    expect(second?.rangeOf({ from: 0, to: second.text.length })?.toString()).toBe(
      'Jadwal di layanan terpadu ini.',
    )
    expect(second?.rangeOf({ from: 10, to: 17 })?.toString()).toBe('layanan')
    expect(second?.block.tagName).toBe('P')
  })

  it('gives no place once the page has changed', () => {
    const [only] = read('<div data-read-aloud><p>Satu.</p></div>')
    document.body.innerHTML = ''
    expect(only?.rangeOf({ from: 0, to: 5 })).toBeNull()
  })
})
