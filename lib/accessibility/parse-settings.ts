import {
  changed,
  defaultSettings,
  letterSpacings,
  lineHeightBounds,
  textAligns,
  textSizeBounds,
  textSizeFactor,
  textSizePercent,
  type AccessibilitySettings,
} from './settings'

// Names of voices are words with punctuation; longer or other texts are invalid.
const voiceName = /^[\p{L}\p{M}\d .,()+_-]{1,80}$/u

/**
 * Settings from the text of the cookie. What is missing or of another kind is the default, field by field; numbers are moved to the nearest
 * step within their bounds. Own code rather than a schema library, because every page loads it. Never throws.
 */
export function parseSettings(text: string | undefined): AccessibilitySettings {
  const stored = parseObject(text)
  const settings = { ...defaultSettings }
  for (const name of [
    'isVoiceEnabled',
    'isGrayscaleEnabled',
    'isLightBackgroundEnabled',
    'isHighlightLinks',
  ] as const)
    settings[name] = stored[name] === true
  for (const name of ['isBoldText', 'isBigCursor', 'isAnimation', 'isHideImage'] as const)
    settings[name] = stored[name] === true
  settings.letterSpacing = letterSpacings.find((name) => name === stored.letterSpacing) ?? null
  settings.textAlign = textAligns.find((name) => name === stored.textAlign) ?? null
  if (typeof stored.voice === 'string' && voiceName.test(stored.voice))
    settings.voice = stored.voice
  if (isNumber(stored.textSizeFactor))
    settings.textSizeFactor = textSizeFactor(
      stepped(textSizePercent(stored.textSizeFactor), textSizeBounds),
    )
  if (isNumber(stored.lineHeight))
    settings.lineHeight = stepped(stored.lineHeight, lineHeightBounds)
  return changed(settings, {})
}

function parseObject(text: string | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Record<string, unknown>
  } catch {
    return {}
  }
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

const stepped = (value: number, { min, max, step }: { min: number; max: number; step: number }) =>
  Math.min(max, Math.max(min, Math.round(value / step) * step))
