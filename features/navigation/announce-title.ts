/** Time the new title is waited for; it may be written a moment after the page, milliseconds. */
const titleMaxMs = 3_000

/**
 * Tells the title of the new page once it has taken the place of the old one, or as it is after `titleMaxMs`. Between the two a page may
 * have none: the old one leaves with its page, the new one arrives with what the server sends last. @returns stops waiting
 */
export function whenTitleChanged(old: string, onTitle: (title: string) => void): () => void {
  if (document.title !== old && document.title !== '') {
    onTitle(document.title)
    return () => undefined
  }
  let stop = () => {}
  const report = () => {
    if (document.title === '') return
    stop()
    onTitle(document.title)
  }
  const observer = new MutationObserver(() => document.title !== old && report())
  const timer = setTimeout(report, titleMaxMs)
  stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return stop
}

/**
 * Next tells every new title itself, as an alert that interrupts, and sometimes the title before the last. One polite announcement is
 * enough, so its region falls silent. Must run before Next writes into it, which it does after the effects of the page.
 */
export function silenceRouterAnnouncer() {
  const announcer = document.querySelector('next-route-announcer')
  // Out of the reading order as well: silent, it would be words outside every landmark.
  announcer?.setAttribute('aria-hidden', 'true')
  const region = announcer?.shadowRoot?.firstElementChild
  region?.setAttribute('aria-live', 'off')
  region?.removeAttribute('role')
}
