import { allowsMotion } from '@/lib/accessibility/allows-motion'
import type { Sentence } from './read-text'
import type { Span } from './split-sentences'

const names = { sentence: 'reading-sentence', word: 'reading-word' }
/** Marks the block instead, where browsers cannot colour text without touching the page. */
const blockMark = 'data-reading'
/** The sticky header and some air, as `scroll-padding` has it. */
const topEdge = 150

const highlights = () =>
  typeof CSS !== 'undefined' && 'highlights' in CSS ? CSS.highlights : undefined

/** Colours the sentence being read, and its word where the voice reports one. */
export function highlight(sentence: Sentence, word: Span | null): void {
  clearHighlight()
  const registry = highlights()
  const whole = sentence.rangeOf({ from: 0, to: sentence.text.length })
  if (!registry) sentence.block.setAttribute(blockMark, '')
  if (!registry || !whole) return
  registry.set(names.sentence, new Highlight(whole))
  const part = word && sentence.rangeOf(word)
  if (!part) return
  const marked = new Highlight(part)
  marked.priority = 1
  registry.set(names.word, marked)
}

export function clearHighlight(): void {
  const registry = highlights()
  registry?.delete(names.sentence)
  registry?.delete(names.word)
  for (const block of document.querySelectorAll(`[${blockMark}]`)) block.removeAttribute(blockMark)
}

/** The 'Fitur' button floats above the bar on phones. */
const floating = '.support-access > button'

function isUnderButton({ top, right, bottom, left }: DOMRect): boolean {
  const button = document.querySelector(floating)?.getBoundingClientRect()
  // Hidden on wide windows, where its box has no size.
  if (!button || button.width === 0) return false
  return bottom > button.top && top < button.bottom && right > button.left && left < button.right
}

/**
 * Brings a sentence into the free part of the window, if it is not there; opens the box it is folded into. Leaves alone what is not on the page any more.
 * @param bottomEdge height of what covers the lower edge
 */
export function bringIntoView(sentence: Sentence, bottomEdge: number): void {
  // The page has been drawn anew since it was read: what is gone lies nowhere, which would be above the window.
  if (!sentence.block.isConnected) return
  const folded = sentence.block.closest('details')
  if (folded) folded.open = true
  const box = (
    sentence.rangeOf({ from: 0, to: sentence.text.length }) ?? sentence.block
  ).getBoundingClientRect()
  if (box.top >= topEdge && box.bottom <= window.innerHeight - bottomEdge && !isUnderButton(box))
    return
  window.scrollBy({
    top: box.top - Math.max(topEdge, window.innerHeight / 3),
    behavior: allowsMotion() ? 'smooth' : 'instant',
  })
}
