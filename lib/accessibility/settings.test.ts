import { describe, expect, it } from 'vitest'
import { areDefaults, changed, defaultSettings, textSizeFactor, textSizePercent } from './settings'

describe('textSizeFactor', () => {
  it.each([
    [50, 0.95],
    [90, 0.99],
    [100, 1],
    [110, 1.01],
    [200, 1.1],
  ])('stores %i percent as %f and reads it back', (percent, factor) => {
    expect(textSizeFactor(percent)).toBe(factor)
    expect(textSizePercent(factor)).toBe(percent)
  })

  it('loses no step between 50 and 200 percent', () => {
    const percents = Array.from({ length: 16 }, (_, step) => 50 + step * 10)
    expect(percents.map((percent) => textSizePercent(textSizeFactor(percent)))).toEqual(percents)
  })
})

describe('changed', () => {
  const grey = { ...defaultSettings, isGrayscaleEnabled: true }
  const bright = { ...defaultSettings, isLightBackgroundEnabled: true }

  it('turns monochrome off when high contrast comes on, and the other way round', () => {
    expect(changed(grey, { isLightBackgroundEnabled: true })).toEqual(bright)
    expect(changed(bright, { isGrayscaleEnabled: true })).toEqual(grey)
  })

  it('keeps high contrast when both are asked for at once', () => {
    expect(
      changed(defaultSettings, { isGrayscaleEnabled: true, isLightBackgroundEnabled: true }),
    ).toEqual(bright)
  })

  it('leaves every other setting as it is', () => {
    const settings = { ...grey, isBoldText: true, lineHeight: 2 }
    expect(changed(settings, { isBigCursor: true })).toEqual({ ...settings, isBigCursor: true })
  })
})

describe('areDefaults', () => {
  it('is true for the defaults alone', () => {
    expect(areDefaults({ ...defaultSettings })).toBe(true)
    expect(areDefaults({ ...defaultSettings, textAlign: 'ALIGN_LEFT' })).toBe(false)
    expect(areDefaults({ ...defaultSettings, isVoiceEnabled: true })).toBe(false)
  })
})
