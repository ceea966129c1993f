import { focusFallback } from './focus-without-scroll'

const isRemoved = (element: Element) => !element.isConnected || element.closest('[hidden]') !== null

/** Ends the watch of the press before: only one element has the focus. */
let stop: () => void = () => undefined

/**
 * For the handler of a control that goes away: once what has the focus now is removed or hidden, at once or when an answer arrives, the
 * focus goes to the part that `next` names then, else to the start of the page. Somebody who moves on before that is left where they are.
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
