import { reloadedAtKey, reloadGuardMs } from '@/lib/script-reload'

/**
 * Loads the page anew, which brings the scripts of the present version. At most once within `reloadGuardMs`, and never offline, where it
 * would replace the page with the browser's own error.
 * @returns false when the page stays and has to show an error instead
 */
export function reloadForChunk(now = Date.now()): boolean {
  if (!navigator.onLine) return false
  try {
    const last = Number(sessionStorage.getItem(reloadedAtKey) ?? 0)
    if (now - last < reloadGuardMs) return false
    sessionStorage.setItem(reloadedAtKey, String(now))
  } catch {
    // Without a memory nothing would stop the second reload.
    return false
  }
  window.location.reload()
  return true
}
