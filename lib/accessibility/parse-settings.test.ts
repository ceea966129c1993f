import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSettings } from './parse-settings'
import {
  changed,
  defaultSettings,
  letterSpacings,
  textAligns,
  textSizeFactor,
  type AccessibilitySettings,
} from './settings'

const parse = (value: unknown) => parseSettings(JSON.stringify(value))

const possible: fc.Arbitrary<AccessibilitySettings> = fc
  .record({
    isVoiceEnabled: fc.boolean(),
    isGrayscaleEnabled: fc.boolean(),
    isLightBackgroundEnabled: fc.boolean(),
    isHighlightLinks: fc.boolean(),
    isBoldText: fc.boolean(),
    isBigCursor: fc.boolean(),
    isAnimation: fc.boolean(),
    isHideImage: fc.boolean(),
    textSizeFactor: fc.integer({ min: 5, max: 20 }).map((tens) => textSizeFactor(tens * 10)),
    lineHeight: fc.constantFrom(1, 1.5, 2),
    letterSpacing: fc.constantFrom(null, ...letterSpacings),
    textAlign: fc.constantFrom(null, ...textAligns),
    voice: fc.constantFrom(
      defaultSettings.voice,
      'UK English Female',
      'Google Bahasa Indonesia',
      'Microsoft Gadis Online (Natural) - Indonesian (Indonesia)',
    ),
  })
  .map((settings) => changed(settings, {}))

describe('parseSettings', () => {
  it('reads back whatever can be saved', () => {
    fc.assert(
      fc.property(possible, (settings) => {
        expect(parse(settings)).toEqual(settings)
      }),
    )
  })

  it('gives settings within their bounds for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parse(parseSettings(text))).toEqual(parseSettings(text))
      }),
    )
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"isBoldText"',
    '5',
    '{"__proto__":{"isBoldText":true}}',
    undefined,
  ])('takes %j for the defaults', (text) => {
    expect(parseSettings(text)).toEqual(defaultSettings)
  })

  it('ignores an invalid field and keeps the valid ones beside it', () => {
    const mixed = {
      isBoldText: 1,
      isBigCursor: 'true',
      isHideImage: true,
      textSizeFactor: '1.1',
      lineHeight: null,
      letterSpacing: 'HUGE',
      textAlign: ['ALIGN_LEFT'],
    }
    expect(parse(mixed)).toEqual({ ...defaultSettings, isHideImage: true })
  })

  it.each([
    [99, 1.1],
    [-3, 0.95],
    [1.014, 1.01],
    [1.016, 1.02],
  ])('moves the text size factor %f to %f', (stored, factor) => {
    expect(parse({ textSizeFactor: stored }).textSizeFactor).toBe(factor)
  })

  it.each([
    [0, 1],
    [1.3, 1.5],
    [7, 2],
  ])('moves the line height %f to %f', (stored, lineHeight) => {
    expect(parse({ lineHeight: stored }).lineHeight).toBe(lineHeight)
  })

  it.each(['', 'x'.repeat(81), '<b>', 'a\nb', 7, null])(
    'takes the voice %j for the default',
    (voice) => {
      expect(parse({ voice }).voice).toBe('Indonesian Female')
    },
  )

  it('ignores numbers beyond all numbers', () => {
    expect(parseSettings('{"lineHeight":1e999,"textSizeFactor":-1e999}')).toEqual(defaultSettings)
  })

  it('never shows both contrast modes', () => {
    expect(parse({ isGrayscaleEnabled: true, isLightBackgroundEnabled: true })).toMatchObject({
      isGrayscaleEnabled: false,
      isLightBackgroundEnabled: true,
    })
  })
})
