import { describe, expect, it } from 'vitest'
import { readVillageCentres, villageCentre } from './village-centres'

describe('village centres', () => {
  it('are one and the same, whether read for one village or for all', async () => {
    const all = await readVillageCentres()
    expect(Object.keys(all)).toHaveLength(5_957)
    const code = '32.73.09.1003'
    const [latitude, longitude] = all[code] ?? []
    expect(await villageCentre(code)).toEqual({ latitude, longitude })
  })

  it.each(['32.73.09.9999', '32.99.01.1001', '../32.73', '32.73', ''])(
    'know nothing of %j and do not fail',
    async (code) => {
      expect(await villageCentre(code)).toBeNull()
    },
  )
})
