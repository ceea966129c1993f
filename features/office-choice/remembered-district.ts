import { followStorage } from '@/lib/device/follow-storage'

const key = 'portal-wilayah'

// Where the browser keeps nothing or has no room, the choice lasts as long as the page.
let ofThisPage = ''
const listeners = new Set<() => void>()

/** The regency or city that somebody chose on this device, empty without one. No server is ever told. */
export function rememberedDistrict(): string {
  if (ofThisPage !== '') return ofThisPage
  try {
    return window.localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Keeps the choice on this device; an empty one is forgotten. */
export function rememberDistrict(code: string) {
  ofThisPage = ''
  try {
    if (code === '') window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, code)
  } catch {
    ofThisPage = code
  }
  for (const listener of listeners) listener()
}

/** Calls back on every choice on this page, and on those of other tabs. */
export function followDistrict(listener: () => void): () => void {
  listeners.add(listener)
  const stop = followStorage(key, listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
