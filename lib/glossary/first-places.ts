import { findAbbreviations } from './abbreviations'
import { abbreviationsInHtml } from './explained-html'

export interface ReadText {
  text: string
  isHtml?: boolean
}

/** Which abbreviations are explained in which part of a page, so that each is explained once, where it first stands. */
export type FirstPlaces<Part extends string> = (part: Part) => ReadonlySet<string>

const none: ReadonlySet<string> = new Set()

/** @param parts in the order in which people read them */
export function firstPlaces<Part extends string>(
  parts: readonly (readonly [Part, ReadText])[],
): FirstPlaces<Part> {
  const known = new Set<string>()
  const places = new Map<Part, ReadonlySet<string>>()
  for (const [part, { text, isHtml }] of parts) {
    const shorts = isHtml
      ? abbreviationsInHtml(text, known)
      : findAbbreviations(text, known).map(({ short }) => short)
    if (shorts.length > 0) places.set(part, new Set(shorts))
  }
  return (part) => places.get(part) ?? none
}
