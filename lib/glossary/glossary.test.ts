import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import entries from './abbreviations.json'
import { explanationOf, findAbbreviations } from './abbreviations'
import { explainedHtml } from './explained-html'
import { firstPlaces } from './first-places'

const found = (text: string) =>
  findAbbreviations(text, new Set()).map(({ short, at }) => `${short}@${at}`)
const html = (text: string, shorts: string[]) =>
  explainedHtml(text, new Set(shorts), 'id', (short) => `${short}, arti`)

describe('the glossary', () => {
  it('has every abbreviation once, in order, with a sentence in both languages', () => {
    const shorts = entries.map(({ short }) => short)
    expect(shorts).toEqual([...new Set(shorts)].toSorted())
    for (const short of shorts)
      for (const locale of locales) {
        const explanation = explanationOf(short, locale)
        expect(explanation?.full, short).toBeTruthy()
        expect(explanation?.meaning, short).toMatch(/^\p{Lu}.*\.$/u)
      }
    expect(explanationOf('XYZ', 'id')).toBeNull()
  })

  it('finds whole words, the longer first, each once', () => {
    expect(found('KTP-el, KTP, dan KTP-el; NIB-nya di OSS.')).toEqual([
      'KTP-el@0',
      'KTP@8',
      'NIB@25',
      'OSS@36',
    ])
    expect(found('JKN-KIS, oss.go.id, x@NIB, NIB.go.id, XNIB, KKK')).toEqual([])
  })

  it('explains the book and the card that share an abbreviation each as what it is', () => {
    expect(found('Bawa Buku KIA dan KIA.')).toEqual(['Buku KIA@5', 'KIA@18'])
    expect(found('Buku Kesehatan Ibu dan Anak (Buku KIA)')).toEqual([])
    expect(html('<p>Buku KIA</p>', ['Buku KIA'])).toContain('popovertarget="istilah-buku-kia"')
  })

  it('leaves out what the text spells out itself, there and later', () => {
    expect(found('Nomor induk berusaha (NIB) terbit. Simpan NIB.')).toEqual([])
    expect(found('NIB, yaitu Nomor Induk Berusaha (NIB)')).toEqual(['NIB@0'])
  })
})

describe('HTML with explanations', () => {
  it('explains where an abbreviation first stands, and not again', () => {
    expect(html('<p>Urus NIB. NIB gratis &amp; cepat.</p>', ['NIB'])).toBe(
      '<p>Urus <button type="button" class="abbreviation" popovertarget="istilah-nib" aria-label="NIB, arti">NIB</button>' +
        '<span popover="auto" id="istilah-nib" class="explanation" lang="id"><b>Nomor Induk Berusaha</b> ' +
        'Nomor pengenal setiap usaha, terbit dari sistem OSS.</span>. NIB gratis &amp; cepat.</p>',
    )
  })

  it('leaves links, headings, buttons and heads of columns alone', () => {
    const text =
      '<h2>NIB</h2><p><a href="/layanan/NIB">NIB <strong>di OSS</strong></a> <code>NIB</code></p><table><tr><th scope="col">NIB</th></tr></table>'
    expect(html(text, ['NIB', 'OSS'])).toBe(text)
    expect(html(`${text}<p>OSS</p>`, ['OSS'])).toContain('popovertarget="istilah-oss"')
  })

  it('changes nothing where nothing is to be explained', () => {
    expect(html('<p>NIB</p>', [])).toBe('<p>NIB</p>')
    expect(html('<p>NIB</p>', ['OSS'])).toBe('<p>NIB</p>')
  })
})

describe('the parts of a page', () => {
  it('explain each abbreviation in the first part that has it', () => {
    const places = firstPlaces([
      ['a', { text: 'KTP-el dan KK' }],
      ['b', { text: '<h2>NIB</h2><p>KK, <a href="/">OSS</a>, NIB</p>', isHtml: true }],
      ['c', { text: 'OSS, NIB, KK' }],
    ])
    expect([...places('a')]).toEqual(['KTP-el', 'KK'])
    expect([...places('b')]).toEqual(['NIB'])
    expect([...places('c')]).toEqual(['OSS'])
  })
})
