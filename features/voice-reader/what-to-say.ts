/** The words for the two kinds of controls, in the language of the page. */
export interface ControlNames {
  link: string
  button: string
}

const controls = 'a[href], button, summary, [role="link"], [role="button"]'
const links = 'a[href], [role="link"]'
const speakable = `${controls}, img, p, span, h1, h2, h3, h4, h5, h6, li`

/** The element to read when the pointer or the focus is on `target`: the control around it, else the nearest picture or piece of text. */
export const speakableAt = (target: Element): Element | null =>
  target.closest(controls) ?? target.closest(speakable)

/**
 * What the voice says for an element of `speakableAt`. Controls: what they are, their label, their text unless the label holds it already.
 * Pictures: their text alternative. Everything else: its text. Empty when there is nothing to say.
 */
export function whatToSay(element: Element, names: ControlNames): string {
  if (!element.matches(controls)) return textOf(element)
  const label = labelOf(element)
  const text = textOf(element)
  const parts = [
    element.matches(links) ? names.link : names.button,
    label,
    contains(label, text) ? '' : text,
  ]
  return parts.filter(Boolean).join(' ')
}

/** The text a person can get at, in reading order: hidden parts left out, pictures by their alternative. */
export function textOf(element: Element): string {
  return collapse(collect(element))
}

function collect(node: Node): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || isSilent(node)) return ''
  if (node instanceof HTMLImageElement) return ` ${node.alt} `
  const inner = [...node.childNodes].map(collect).join('')
  // Words of two blocks must not run together; inline elements may stand in the middle of one.
  return /^(a|abbr|b|code|em|i|mark|small|strong|sub|sup|time)$/i.test(node.tagName)
    ? inner
    : ` ${inner} `
}

const isSilent = (element: Element) =>
  element.getAttribute('aria-hidden') === 'true' ||
  element.hasAttribute('hidden') ||
  /^(script|style|svg|template)$/i.test(element.tagName)

function labelOf(element: Element): string {
  const named = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .flatMap((id) => element.ownerDocument.getElementById(id) ?? [])
  return collapse(
    named.length > 0 ? named.map(textOf).join(' ') : (element.getAttribute('aria-label') ?? ''),
  )
}

const collapse = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const contains = (whole: string, part: string) => whole.toLowerCase().includes(part.toLowerCase())
