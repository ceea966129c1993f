import {
  letterSpacings,
  lineHeightBounds,
  textAligns,
  textSizeBounds,
  textSizeFactor,
  type AccessibilitySettings,
} from '@/lib/accessibility/settings'
import { lookOf, type Look } from '../support/text-room'

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
export const withAllTools: Look = lookOf('all tools', { ...all, ...largest })
const extremes: Look[] = [lookOf('no tool', {}), withAllTools]
/** Every tool that changes the shape of a page, at its ends. */
const looks: Look[] = [
  ...extremes,
  lookOf('largest text', largest),
  lookOf('smallest text', { textSizeFactor: textSizeFactor(textSizeBounds.min) }),
  lookOf('line height', { lineHeight: lineHeightBounds.max }),
  lookOf('letter spacing', { letterSpacing: letterSpacings[2] }),
  lookOf('bold text', { isBoldText: true }),
  lookOf('highlighted links', { isHighlightLinks: true }),
  lookOf('high contrast', { isLightBackgroundEnabled: true }),
  lookOf('hidden images', { isHideImage: true }),
  ...textAligns.map((textAlign) => lookOf(textAlign, { textAlign })),
]
/** With text that the browser has doubled: the panel's own size on top of that would be four times the design's. */
const enlarged: Look[] = looks
  .filter(({ textSize }) => textSize === '')
  .concat(lookOf('all tools but size', all))

/** The tools that a page is read with, by the language it is in: its layout is the same in both, so English is read at the ends. */
export const looksIn = {
  id: { looks, enlarged },
  en: { looks: extremes, enlarged: [...enlarged.slice(0, 1), ...enlarged.slice(-1)] },
}
