const focusable = 'a[href], button, summary, input, select, textarea, [tabindex]'

/**
 * Remembers how far the page is scrolled and which control has the focus, before its content is drawn anew.
 * @returns puts both back; a focus that stayed, or that was elsewhere, is left alone
 */
export function rememberPlace(content: HTMLElement): () => void {
  const top = window.scrollY
  const at = [...content.querySelectorAll<HTMLElement>(focusable)].findIndex(
    (element) => element === document.activeElement,
  )
  return () => {
    if (at >= 0 && !content.contains(document.activeElement))
      content.querySelectorAll<HTMLElement>(focusable)[at]?.focus({ preventScroll: true })
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' })
  }
}
