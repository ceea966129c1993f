/** Does something once the page is through loading, at once when it already is. @returns takes it back */
export function afterLoad(work: () => void): () => void {
  if (document.readyState === 'complete') {
    work()
    return () => undefined
  }
  window.addEventListener('load', work, { once: true })
  return () => window.removeEventListener('load', work)
}
