export const letterSpacings = ['SMALL', 'MEDIUM', 'BIG'] as const
type LetterSpacing = (typeof letterSpacings)[number]

export const textAligns = ['ALIGN_LEFT', 'ALIGN_CENTER', 'ALIGN_RIGHT', 'ALIGN_JUSTIFY'] as const
export type TextAlign = (typeof textAligns)[number]

/** What a person has set in the accessibility panel; names as in the specification, section 3. */
export interface AccessibilitySettings {
  isVoiceEnabled: boolean
  isGrayscaleEnabled: boolean
  /** The light high contrast; never together with `isGrayscaleEnabled`. */
  isLightBackgroundEnabled: boolean
  isHighlightLinks: boolean
  isBoldText: boolean
  isBigCursor: boolean
  /** True stops animations. */
  isAnimation: boolean
  isHideImage: boolean
  /** 0.95 to 1.1 in steps of 0.01; each step is 10 points of text size (`textSizePercent`). */
  textSizeFactor: number
  /** 1 (the design's own), 1.5 or 2. */
  lineHeight: number
  letterSpacing: LetterSpacing | null
  textAlign: TextAlign | null
  /** Name of the voice to read with; taken where the device or the speech service has it and it speaks the language of the text. */
  voice: string
}

/** Specification, section 9. */
export const defaultVoice = 'Indonesian Female'

export const defaultSettings: Readonly<AccessibilitySettings> = {
  isVoiceEnabled: false,
  isGrayscaleEnabled: false,
  isLightBackgroundEnabled: false,
  isHighlightLinks: false,
  isBoldText: false,
  isBigCursor: false,
  isAnimation: false,
  isHideImage: false,
  textSizeFactor: 1,
  lineHeight: 1,
  letterSpacing: null,
  textAlign: null,
  voice: defaultVoice,
}

/** Text size in percent of the design's own (specification, section 5). */
export const textSizeBounds = { min: 50, max: 200, step: 10 } as const
/** Specification, section 5. */
export const lineHeightBounds = { min: 1, max: 2, step: 0.5 } as const

/** The factor that is stored for a text size: 1 at 100 percent, 0.001 per point, two decimals. */
export const textSizeFactor = (percent: number) => Math.round(100 + (percent - 100) / 10) / 100

/**
 * The text size that a stored factor stands for. The factor alone would move the text by a tenth at most (0.95 to 1.1),
 * so it is read back as the percentage a person chose, and the root font size is that percentage.
 */
export const textSizePercent = (factor: number) => Math.round(factor * 100) * 10 - 900

/** The settings after a change. Turning on one contrast mode turns off the other; of two at once the high contrast stays. */
export function changed(
  settings: AccessibilitySettings,
  change: Partial<AccessibilitySettings>,
): AccessibilitySettings {
  const next = { ...settings, ...change }
  if (!next.isGrayscaleEnabled || !next.isLightBackgroundEnabled) return next
  return change.isGrayscaleEnabled && !change.isLightBackgroundEnabled
    ? { ...next, isLightBackgroundEnabled: false }
    : { ...next, isGrayscaleEnabled: false }
}

const settingNames = Object.keys(defaultSettings) as (keyof AccessibilitySettings)[]

export const areDefaults = (settings: AccessibilitySettings) =>
  settingNames.every((name) => settings[name] === defaultSettings[name])
