import { focusFallback } from './focus-without-scroll'

const isRemoved = (element: Element) => !element.isConnected || element.closest('[hidden]') !== null

/** Stops observing the previous press: only one element has the focus. */
let stop: () => void = () => undefined

/**
 * For the handler of a control that disappears: once the focused element is removed or hidden, at once or after a response, the focus moves
 * to the element that `next` returns then, else to the start of the page. It does nothing when the user has moved the focus meanwhile.
 */
export function focusAfterRemoval(next: () => Element | null | undefined = () => null) {
  stop()
  const pressed = document.activeElement
  // Safari gives a button that is clicked no focus.
  if (!pressed || pressed === document.body) {
    focusFallback(next())
    return
  }
  const changes = new MutationObserver(() => {
    if (!isRemoved(pressed)) return
    stop()
    focusFallback(next())
  })
  const onFocus = ({ target }: FocusEvent) => {
    if (target !== pressed) stop()
  }
  stop = () => {
    changes.disconnect()
    document.removeEventListener('focusin', onFocus)
  }
  document.addEventListener('focusin', onFocus)
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['hidden'],
  })
}
