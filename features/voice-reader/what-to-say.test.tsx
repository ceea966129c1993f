import { describe, expect, it } from 'vitest'
import { speakableAt, textOf, whatToSay } from './what-to-say'

const names = { link: 'tautan', button: 'tombol' }

/** What is said when the pointer is on the element with id "here"; "" when nothing is. */
function said(html: string): string {
  document.body.innerHTML = html
  const here = document.getElementById('here')
  const element = here && speakableAt(here)
  return element ? whatToSay(element, names) : ''
}

describe('whatToSay', () => {
  it.each([
    ['a link by its text', '<a id="here" href="/">Berita</a>', 'tautan Berita'],
    ['a button by its text', '<button id="here">Cari</button>', 'tombol Cari'],
    [
      'a label before the text',
      '<button id="here" aria-label="Kirim ulasan">Kirim</button>',
      'tombol Kirim ulasan',
    ],
    [
      'a label and a text that differ',
      '<a id="here" href="/" aria-label="Beranda">Portal Jabar</a>',
      'tautan Beranda Portal Jabar',
    ],
    [
      'a label that other elements give',
      '<b id="x">Mode suara</b><button id="here" aria-labelledby="x"></button>',
      'tombol Mode suara',
    ],
    [
      'a disclosure as a button',
      '<details><summary id="here">Cara mengenali</summary></details>',
      'tombol Cara mengenali',
    ],
    ['the alternative of a picture', '<img id="here" alt="Gedung Sate">', 'Gedung Sate'],
    ['nothing for a decorative picture', '<img id="here" alt="">', ''],
    [
      'a paragraph by its text',
      '<p id="here">Selamat <b>datang</b>, wargi.</p>',
      'Selamat datang, wargi.',
    ],
    [
      'the paragraph around an emphasis',
      '<p>Selamat <b id="here">datang</b>.</p>',
      'Selamat datang.',
    ],
    ['a heading', '<h2 id="here">  Berita\n terkini </h2>', 'Berita terkini'],
    ['a list item', '<ul><li id="here">Satu <em>dua</em></li></ul>', 'Satu dua'],
    [
      'the link around a span',
      '<a href="/" aria-label="Beranda"><span id="here">Portal</span> Jabar</a>',
      'tautan Beranda Portal Jabar',
    ],
    ['the button around a heading', '<button><h3 id="here">Syarat</h3></button>', 'tombol Syarat'],
    [
      'the picture inside a link as its words',
      '<a id="here" href="/"><img alt="Gubernur"></a>',
      'tautan Gubernur',
    ],
    [
      'the link in a list item only for itself',
      '<ul><li id="here"><a href="/">Berita</a></li></ul>',
      'Berita',
    ],
    ['nothing for a box', '<div id="here">Teks</div>', ''],
    ['an anchor without address as text', '<p><a id="here">Bagian</a></p>', 'Bagian'],
  ])('says %s', (_, html, expected) => {
    expect(said(html)).toBe(expected)
  })
})

describe('textOf', () => {
  it('leaves out what is hidden and keeps words of neighbours apart', () => {
    document.body.innerHTML =
      '<p><span>Layanan</span><span>14 layanan</span><span aria-hidden="true">→</span><svg><title>Ikon</title></svg><b hidden>x</b></p>'
    expect(textOf(document.body)).toBe('Layanan 14 layanan')
  })
})
