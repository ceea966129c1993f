import { textSizePercent, type AccessibilitySettings } from './settings'

/**
 * The toggles that change the appearance of a page: name, `data-` attribute of `<html>`, its value while on. The voice reader is not one.
 * styles/accessibility.css has the rules of each attribute.
 */
export const appearanceToggles = [
  ['isGrayscaleEnabled', 'mono', ''],
  ['isLightBackgroundEnabled', 'contrast', 'high'],
  ['isHighlightLinks', 'links', 'highlight'],
  ['isBoldText', 'text', 'bold'],
  ['isBigCursor', 'cursor', 'big'],
  ['isAnimation', 'animation', 'off'],
  ['isHideImage', 'images', 'hidden'],
] as const

/** Text size from which a fixed header and footer leave no room for the content of a box on a phone. */
export const veryLargePercent = 150

/** The part of the root element that the settings change. */
interface Root {
  setAttribute: (name: string, value: string) => void
  removeAttribute: (name: string) => void
  style: {
    setProperty: (name: string, value: string) => void
    removeProperty: (name: string) => unknown
  }
}

/** Shows settings on a whole page by attributes of its root element and the variable `--text-size`; defaults leave none behind. */
export function applySettings(settings: AccessibilitySettings, root: Root): void {
  const mark = (name: string, value: string | null) =>
    value === null ? root.removeAttribute(`data-${name}`) : root.setAttribute(`data-${name}`, value)
  for (const [setting, attribute, value] of appearanceToggles)
    mark(attribute, settings[setting] ? value : null)
  mark('letter-spacing', settings.letterSpacing)
  mark('align', settings.textAlign)
  mark('line-height', settings.lineHeight > 1 ? String(settings.lineHeight) : null)
  const percent = textSizePercent(settings.textSizeFactor)
  mark('text-size', percent > 100 ? (percent < veryLargePercent ? 'larger' : 'largest') : null)
  if (percent === 100) root.style.removeProperty('--text-size')
  else root.style.setProperty('--text-size', `${percent}%`)
}
