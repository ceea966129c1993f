import { brotliCompressSync } from 'node:zlib'
import { create } from 'xmlbuilder2'
import { describe, expect, it } from 'vitest'
import { drawCover, drawCoverStrip } from './cover'
import { coverSeeds } from './cover-path'
import { palettes } from './palette'
import { isSubjectName, subjects } from './subjects'

const names = Object.keys(subjects).filter(isSubjectName)
/** Every fifth seed is framed alike, so these are all framings. */
const framings = [0, 1, 2, 3, 4]
const seeds = Array.from({ length: coverSeeds }, (_, seed) => seed)

describe('a cover', () => {
  it('can show some forty subjects', () => {
    expect(names.length).toBeGreaterThanOrEqual(36)
  })

  it.each(names)('of %s is well-formed, whole and at most 3 KB as it is sent', (subject) => {
    for (const seed of framings) {
      const svg = drawCover({ subject, seed })
      expect(() => create(svg)).not.toThrow()
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(3 * 1024)
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const [, target] of svg.matchAll(/(?:href="|url\()#([^")]+)/g))
        expect(ids).toContain(target)
    }
  })

  it('is the same for the same subject and seed and seldom for another seed', () => {
    const drawn = seeds.map((seed) => drawCover({ subject: 'bus', seed }))
    expect(drawn).toEqual(seeds.map((seed) => drawCover({ subject: 'bus', seed })))
    // A pattern has few variants.
    expect(new Set(drawn).size).toBeGreaterThan(coverSeeds * 0.9)
  })

  it('draws each subject unlike all others', () => {
    const drawings = names.map((name) => subjects[name].draw(palettes.mega))
    expect(new Set(drawings).size).toBe(names.length)
  })

  it('is by day and by night, on a leaf and on a pattern', () => {
    const drawn = framings.map((seed) => drawCover({ subject: 'toa', seed }))
    expect(drawn.filter((svg) => svg.includes('<pattern'))).toHaveLength(1)
    expect(drawn.filter((svg) => svg.includes('id="f1"'))).toHaveLength(2)
    expect(drawn.filter((svg) => svg.includes('#091630'))).toHaveLength(1)
  })

  it('fills the wide strip of link previews from side to side', () => {
    const strip = drawCoverStrip({ subject: 'banjir', seed: 1 })
    expect(strip).toContain('viewBox="-192 80 1024 304"')
    expect(strip).toContain('<rect x="-192" y="0" width="1024" height="400"')
  })
})
