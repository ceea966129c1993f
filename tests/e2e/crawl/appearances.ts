import {
  letterSpacings,
  lineHeightBounds,
  textAligns,
  textSizeBounds,
  textSizeFactor,
  type AccessibilitySettings,
} from '@/lib/accessibility/settings'
import type { Locale } from '@/lib/i18n/locales'
import { styleOf, type Appearance } from '../support/text-room'

const all: Partial<AccessibilitySettings> = {
  isHighlightLinks: true,
  isBoldText: true,
  isHideImage: true,
  isLightBackgroundEnabled: true,
  lineHeight: lineHeightBounds.max,
  letterSpacing: letterSpacings[2],
  textAlign: 'ALIGN_RIGHT',
}
const largest: Partial<AccessibilitySettings> = {
  textSizeFactor: textSizeFactor(textSizeBounds.max),
}
/** As far from the design as a reader can take a page. */
export const withAllTools: Appearance = styleOf('all tools', { ...all, ...largest })
const extremes: Appearance[] = [styleOf('no tool', {}), withAllTools]
/** The panel's own sizes of text: with text that the browser has doubled they would be four times the design's. */
const sizes: Appearance[] = [
  styleOf('largest text', largest),
  styleOf('smallest text', { textSizeFactor: textSizeFactor(textSizeBounds.min) }),
]
/** Every other tool that changes the shape of a page, at its end. They are put on text twice as large, where each has least room. */
const tools: Appearance[] = [
  styleOf('line height', { lineHeight: lineHeightBounds.max }),
  styleOf('letter spacing', { letterSpacing: letterSpacings[2] }),
  styleOf('bold text', { isBoldText: true }),
  styleOf('highlighted links', { isHighlightLinks: true }),
  styleOf('high contrast', { isLightBackgroundEnabled: true }),
  styleOf('hidden images', { isHideImage: true }),
  ...textAligns.map((textAlign) => styleOf(textAlign, { textAlign })),
]
const enlargedEnds: Appearance[] = [styleOf('no tool', {}), styleOf('all tools but size', all)]

interface Appearances {
  appearances: readonly Appearance[]
  enlarged: readonly Appearance[]
}
/**
 * The tools that a page is read with: one by one where there is least room, on a phone and in Indonesian, which is longer; elsewhere at
 * their ends.
 */
export const appearancesOf = (locale: Locale, size: 'phone' | 'wide'): Appearances =>
  locale === 'id' && size === 'phone'
    ? { appearances: [...extremes, ...sizes], enlarged: [...enlargedEnds, ...tools] }
    : { appearances: extremes, enlarged: enlargedEnds }
