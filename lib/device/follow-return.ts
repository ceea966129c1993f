/**
 * Calls back when somebody comes back to this page, from another tab, from a window beside it or by the browser's memory of pages: what the page
 * shows of the device may have changed there. May call twice for one return.
 * @returns stops it
 */
export function followReturn(onReturn: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  const onVisible = () => {
    if (!document.hidden) onReturn()
  }
  window.addEventListener('pageshow', onShow)
  document.addEventListener('visibilitychange', onVisible)
  // Two windows beside each other are both visible all the time.
  window.addEventListener('focus', onReturn)
  return () => {
    window.removeEventListener('pageshow', onShow)
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('focus', onReturn)
  }
}
