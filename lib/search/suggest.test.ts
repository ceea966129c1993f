import { describe, expect, it } from 'vitest'
import { Phrases } from './suggest'

const titles = ['pajak motor', 'pajak', 'Pajak', 'Lowongan kerja', 'kartu keluarga']
const titlesOf = (documents: readonly number[]) =>
  Promise.resolve(new Map(documents.map((document) => [document, titles[document] ?? ''])))

function phrasesOfTitles() {
  const phrases = new Phrases()
  phrases.add('Pajak kendaraan', 2, null)
  for (const [document, title] of titles.entries()) phrases.addTitle(document, title, 1)
  return phrases
}
const offered = (
  text: string,
  count = 5,
  phrases = phrasesOfTitles(),
  isLive = (_document: number) => true,
) => phrases.suggest(text, count, isLive, titlesOf).then((found) => found.map(({ value }) => value))

describe('suggestions', () => {
  it('continue what is typed, the weightiest first and none twice', async () => {
    expect(await offered('paj')).toEqual(['Pajak kendaraan', 'Pajak', 'pajak motor'])
  })

  it('continue the last word after whole ones', async () => {
    expect(await offered('kartu k')).toEqual(['kartu keluarga'])
  })

  it('forgive slips once the first two letters are right', async () => {
    expect(await offered('lowonagn')).toEqual(['Lowongan kerja'])
    expect(await offered('wolongan')).toEqual([])
  })

  it('continue what is typed before they mend it, whatever the weights', async () => {
    const phrases = phrasesOfTitles()
    phrases.add('perawat', 2, null)
    phrases.add('perda', 0.1, null)
    expect(await offered('perd', 5, phrases)).toEqual(['perda', 'perawat'])
  })

  it('name the document that they come from', async () => {
    const found = await phrasesOfTitles().suggest('paj', 2, () => true, titlesOf)
    expect(found).toEqual([
      { value: 'Pajak kendaraan', document: null },
      { value: 'Pajak', document: 2 },
    ])
  })

  it('are none for nothing, and never more than asked for', async () => {
    expect(await offered(' ')).toEqual([])
    expect(await offered('pajak', 1)).toHaveLength(1)
  })

  it('end with the document that offers them, and follow its change', async () => {
    const phrases = phrasesOfTitles()
    phrases.add('bayar nanti', 1, 0)
    phrases.add('bayar nanti', 1, 3)
    expect(await offered('bayar', 5, phrases)).toEqual(['bayar nanti'])
    phrases.forget(0)
    expect(await offered('pajak m', 5, phrases)).toEqual([])
    expect(await offered('bayar', 5, phrases)).toEqual(['bayar nanti'])
    expect(await offered('bayar', 5, phrases, (document) => document !== 3)).toEqual([])
    phrases.addTitle(0, 'pajak motor', 1)
    expect(await offered('pajak m', 5, phrases)).toEqual(['pajak motor'])
  })

  it('look beyond many phrases that read alike', async () => {
    const phrases = new Phrases()
    for (let document = 0; document < 200; document += 1)
      phrases.addTitle(document, 'Pengumuman', 1)
    phrases.add('pengumuman lelang', 0.9, 1)
    expect(
      await phrases.suggest(
        'peng',
        5,
        () => true,
        (documents) =>
          Promise.resolve(new Map(documents.map((document) => [document, 'Pengumuman']))),
      ),
    ).toMatchObject([{ value: 'Pengumuman' }, { value: 'pengumuman lelang' }])
  })
})
