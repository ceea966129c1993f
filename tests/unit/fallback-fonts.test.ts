import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Of the text font, in hundredths of its size. */
const [ascent, descent] = [103.8, 22.2]

const faces = [
  ...readFileSync('styles/fallback-fonts.css', 'utf8').matchAll(/@font-face \{([^}]+)\}/g),
].map(([, body = '']) => {
  const value = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(body)?.[1] ?? ''
  return {
    family: value('font-family'),
    weight: value('font-weight'),
    sources: value('src'),
    size: parseFloat(value('size-adjust')),
    ascent: parseFloat(value('ascent-override')),
    descent: parseFloat(value('descent-override')),
  }
})
const families = [...new Set(faces.map(({ family }) => family))]

test('stand-ins come right after the text font, in every weight, and are only looked for on the device', () => {
  const base = readFileSync('styles/base.css', 'utf8').replaceAll(/\s+/g, ' ')
  expect(base).toContain(`--font-sans: var(--font-jakarta), ${families.join(', ')}, `)
  for (const family of families)
    expect(faces.filter((face) => face.family === family).map(({ weight }) => weight)).toEqual([
      '200 500',
      '600 800',
    ])
  for (const { sources } of faces)
    expect(sources).toMatch(/^local\('[\w -]+'\)(?:, local\('[\w -]+'\))*$/)
  expect(families.some((family) => family.includes('Roboto'))).toBe(true)
})

test.each(faces)(
  '$family in $weight is as high as the text font',
  ({ size, ascent: up, descent: down }) => {
    expect(Math.abs((size * up) / 100 - ascent)).toBeLessThan(0.2)
    expect(Math.abs((size * down) / 100 - descent)).toBeLessThan(0.2)
  },
)
