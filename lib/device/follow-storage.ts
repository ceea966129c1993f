/**
 * Calls back when another tab has changed what this device keeps under a key, also while the browser kept this page aside. Browser only.
 * @returns stops it
 */
export function followStorage(key: string, onChange: () => void): () => void {
  const read = () => {
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  }
  let known = read()
  const onStorage = (event: StorageEvent) => {
    // Without a key everything was cleared.
    if (event.key === null || event.key === key) onChange()
  }
  const onHide = () => {
    known = read()
  }
  // A page that was kept aside heard of nothing. What could not be kept stays as the page has it.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && read() !== known) onChange()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pagehide', onHide)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('pageshow', onShow)
  }
}
