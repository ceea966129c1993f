/**
 * Calls back when somebody comes back to this page, from another tab or by the browser's memory of pages: what the page shows of the device may
 * have changed there.
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
  return () => {
    window.removeEventListener('pageshow', onShow)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
