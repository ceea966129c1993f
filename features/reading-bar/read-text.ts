import { splitSentences, type Span } from './split-sentences'

/** One sentence of the page. */
export interface Sentence {
  text: string
  /** Language tag of the text. */
  language: string
  /** The paragraph, heading or list item around it. */
  block: Element
  /** The place of a stretch of `text` on the page; null when the page has changed since. */
  rangeOf: (span: Span) => Range | null
}

interface Piece {
  node: Text
  /** Where its text begins within the passage. */
  at: number
}

/** Text of one block in one language. */
interface Passage {
  text: string
  language: string
  block: Element
  pieces: Piece[]
}

const regions = 'main h1, main [data-read-aloud]'
const blocks =
  'h1, h2, h3, h4, h5, h6, p, li, dt, dd, td, th, blockquote, figcaption, caption, summary, pre, div, section, article, legend, label'
// An abbreviation is a button that explains it in a popover, and a word of the text.
const silent =
  'script, style, svg, template, button:not(.abbreviation), nav, form, [popover], [hidden], [aria-hidden="true"], .sr-only, .no-print'

/** The sentences of the page's title and of the parts marked for reading aloud, in the order of the page. */
export function readText(page: Document): Sentence[] {
  const marked = [...page.querySelectorAll(regions)].filter(
    (region) => !region.parentElement?.closest(regions),
  )
  const language = page.documentElement.lang
  return marked.flatMap((region) => passagesOf(region, language)).flatMap(sentencesOf)
}

function passagesOf(region: Element, pageLanguage: string): Passage[] {
  const passages: Passage[] = []
  let isBroken = false
  const accept = (node: Node) =>
    node instanceof Element && (node.matches(silent) || isUnseen(node))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT
  const walker = document.createTreeWalker(
    region,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    accept,
  )
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (!(node instanceof Text)) {
      isBroken ||= node instanceof HTMLBRElement
      continue
    }
    const block = blockOf(node, region)
    const language = node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? pageLanguage
    const last = passages.at(-1)
    if (last && !isBroken && last.block === block && last.language === language) {
      last.pieces.push({ node, at: last.text.length })
      last.text += spaced(node, block)
    } else {
      passages.push({ text: spaced(node, block), language, block, pieces: [{ node, at: 0 }] })
    }
    isBroken = false
  }
  return passages
}

/** What stands on lines of its own around a text, by its element or by the style sheet; at most the region. */
function blockOf({ parentElement }: Text, region: Element): Element {
  for (let at = parentElement; at && at !== region; at = at.parentElement)
    if (at.matches(blocks) || !/^(?:inline|contents)/.test(getComputedStyle(at).display)) return at
  return region
}

/** What the style sheet leaves out, such as the advice after an answer that nobody has given; not what is folded, which is opened. */
const isUnseen = (element: Element) => getComputedStyle(element).display === 'none'

/** Ends of line in the source are only spaces, except where the page shows them; the length stays, because positions are counted in it. */
const spaced = (node: Text, block: Element) =>
  getComputedStyle(block).whiteSpace.startsWith('pre')
    ? node.data
    : node.data.replaceAll(/\s/g, ' ')

function sentencesOf(passage: Passage): Sentence[] {
  return splitSentences(passage.text, passage.language).map(({ from, to }) => ({
    text: passage.text.slice(from, to),
    language: passage.language,
    block: passage.block,
    rangeOf: (span) => rangeIn(passage, { from: from + span.from, to: from + span.to }),
  }))
}

function rangeIn({ pieces }: Passage, { from, to }: Span): Range | null {
  const start = pieces.findLast(({ at }) => at <= from)
  const end = pieces.findLast(({ at }) => at < to)
  if (!start?.node.isConnected || !end?.node.isConnected) return null
  const range = document.createRange()
  range.setStart(start.node, Math.min(from - start.at, start.node.length))
  range.setEnd(end.node, Math.min(to - end.at, end.node.length))
  return range
}

/** The language most of the text is in. */
export function mainLanguage(sentences: readonly Sentence[]): string {
  const lengths = new Map<string, number>()
  for (const { language, text } of sentences)
    lengths.set(language, (lengths.get(language) ?? 0) + text.length)
  return [...lengths].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}
