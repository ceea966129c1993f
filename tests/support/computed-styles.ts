/** What the browser's own style sheet tells elements apart by, besides their names. */
const telling = ['hidden', 'open', 'popover', 'type', 'dir', 'href', 'title'] as const

const kindOf = (element: Element) =>
  [element.localName, ...telling.map((name) => String(element.getAttribute(name)))].join('|')

/** Whether nothing but the browser's own style sheet says how an element looks. */
function isPlain(element: Element): boolean {
  if (element.localName === 'dialog' || element.hasAttribute('style')) return false
  // Of what queries ask for, this alone is inherited.
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at.getAttribute('style')?.includes('visibility')) return false
  return document.styleSheets.length === 0
}

/**
 * Remembers computed styles by what tells elements apart. jsdom matches each element anew against a style sheet of 112 rules, and every query by
 * role asks for all of them: a third of the time of tests with forms. Dialogs, elements with a style of their own and those in hidden ones are
 * computed as before, and so are all in a document with a style sheet.
 */
export function rememberComputedStyles(): void {
  // The tests' global object is not the window that elements know.
  const view = document.defaultView ?? window
  const compute = view.getComputedStyle.bind(view)
  const known = new Map<string, CSSStyleDeclaration>()
  view.getComputedStyle = (element, pseudo) => {
    if (!isPlain(element) || (pseudo !== undefined && pseudo !== null))
      return compute(element, pseudo)
    const kind = kindOf(element)
    const style = known.get(kind) ?? compute(element)
    known.set(kind, style)
    return style
  }
}
