import { describe, expect, it } from 'vitest'
import { newsCategories } from '@/lib/schemas/news'
import { cover } from './cover'

describe('cover', () => {
  it.each(newsCategories)(
    'draws a well-formed picture for %s without missing numbers or colours',
    (category) => {
      const svg = cover('jembatan-gantung-baru-12', category)
      expect(svg.startsWith('<svg xmlns=')).toBe(true)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length)
    },
  )

  it('gives the same picture for the same slug and another for another slug', () => {
    expect(cover('a', 'ekonomi')).toBe(cover('a', 'ekonomi'))
    expect(cover('a', 'ekonomi')).not.toBe(cover('b', 'ekonomi'))
  })

  it('draws an unknown category as government', () => {
    expect(cover('a', 'olahraga')).toBe(cover('a', 'pemerintahan'))
  })
})
