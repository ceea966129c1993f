import {
  letterSpacings,
  lineHeightBounds,
  textAligns,
  textSizeBounds,
  textSizeFactor,
  type AccessibilitySettings,
} from '@/lib/accessibility/settings'
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
/** Every tool that changes the shape of a page, at its ends. */
const appearances: Appearance[] = [
  ...extremes,
  styleOf('largest text', largest),
  styleOf('smallest text', { textSizeFactor: textSizeFactor(textSizeBounds.min) }),
  styleOf('line height', { lineHeight: lineHeightBounds.max }),
  styleOf('letter spacing', { letterSpacing: letterSpacings[2] }),
  styleOf('bold text', { isBoldText: true }),
  styleOf('highlighted links', { isHighlightLinks: true }),
  styleOf('high contrast', { isLightBackgroundEnabled: true }),
  styleOf('hidden images', { isHideImage: true }),
  ...textAligns.map((textAlign) => styleOf(textAlign, { textAlign })),
]
/** With text that the browser has doubled: the panel's own size on top of that would be four times the design's. */
const enlarged: Appearance[] = appearances
  .filter(({ textSize }) => textSize === '')
  .concat(styleOf('all tools but size', all))

/** The tools that a page is read with, by the language it is in: its layout is the same in both, so English is read at the ends. */
export const appearancesIn = {
  id: { appearances, enlarged },
  en: { appearances: extremes, enlarged: [...enlarged.slice(0, 1), ...enlarged.slice(-1)] },
}
