import { describe, expect, it } from 'vitest'
import { phraseOf, suggest } from './suggest'

const phrases = [phraseOf('Pajak kendaraan', 2), ...['pajak motor', 'pajak', 'Pajak', 'Lowongan kerja', 'kartu keluarga'].map((value) => phraseOf(value, 1))]
const offered = (text: string) => suggest(text, phrases, 5)

describe('suggestions', () => {
  it('continue what is typed, the weightiest first and none twice', () => {
    expect(offered('paj')).toEqual(['Pajak kendaraan', 'Pajak', 'pajak motor'])
  })

  it('continue the last word after whole ones', () => {
    expect(offered('kartu k')).toEqual(['kartu keluarga'])
  })

  it('forgive slips once the first two letters are right', () => {
    expect(offered('lowonagn')).toEqual(['Lowongan kerja'])
    expect(offered('wolongan')).toEqual([])
  })

  it('are none for nothing, and never more than asked for', () => {
    expect(offered(' ')).toEqual([])
    expect(suggest('pajak', phrases, 1)).toHaveLength(1)
  })
})
