import { describe, expect, it } from 'vitest'
import { complaintChannels } from './channels'

const ids = (hotlineUrl?: string) => complaintChannels(hotlineUrl).map(({ id }) => id)

describe('complaintChannels', () => {
  it('lists form, hotline, emergency number, national channel and hoax check, never the hidden one', () => {
    expect(ids('https://wa.me/62')).toEqual([
      'aduan-warga',
      'hotline-jabar',
      'nomor-darurat',
      'sp4n-lapor',
      'jabar-saber-hoaks',
    ])
  })

  it('leaves the hotline out while its address is unknown', () => {
    expect(ids()).not.toContain('hotline-jabar')
  })
})
