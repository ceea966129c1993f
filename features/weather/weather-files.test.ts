import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { weatherConditions } from '@/lib/schemas/weather-condition'

const lottie = z.looseObject({
  w: z.literal(128),
  h: z.literal(128),
  fr: z.number(),
  layers: z.array(z.unknown()).min(1),
  assets: z.array(z.unknown()).max(0),
})

describe.each(weatherConditions)('the pictures of %s', (condition) => {
  const text = readFileSync(`public/cuaca/${condition}.json`, 'utf8')

  it('are an animation of shapes alone: no pictures, fonts or expressions', () => {
    expect(lottie.parse(JSON.parse(text))).not.toHaveProperty('fonts')
    expect(text).not.toMatch(/"x":"|https?:/)
  })

  it('fit a slow network', () => {
    expect(text.length).toBeLessThan(40_000)
    expect(text.trim()).not.toContain('\n')
  })

  it('are a drawing that stands still', () => {
    const drawing = readFileSync(`public/img/weather-${condition}.svg`, 'utf8')
    expect(drawing).toMatch(/^<svg /)
    expect(drawing).not.toMatch(/<style|<animate|<script/)
  })
})

it('come with their licence', () => {
  expect(existsSync('public/cuaca/LICENSE.txt')).toBe(true)
})
