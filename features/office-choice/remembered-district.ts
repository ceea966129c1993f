const key = 'portal-wilayah'

// Where the browser keeps nothing, the choice lasts as long as the page.
let ofThisPage = ''
const listeners = new Set<() => void>()

/** The regency or city that somebody chose on this device, empty without one. No server is ever told. */
export function rememberedDistrict(): string {
  try {
    return window.localStorage.getItem(key) ?? ofThisPage
  } catch {
    return ofThisPage
  }
}

/** Keeps the choice on this device; an empty one is forgotten. */
export function rememberDistrict(code: string) {
  ofThisPage = code
  try {
    if (code === '') window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, code)
  } catch {
    // As above.
  }
  for (const listener of listeners) listener()
}

/** Calls back on every choice on this page, and on those of other tabs. */
export function followDistrict(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
