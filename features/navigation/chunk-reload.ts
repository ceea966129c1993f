import { reloadedAtKey, reloadGuardMs } from '@/lib/script-reload'

// Names and texts of the bundler and of the browsers, which say it differently.
const texts = /loading (?:css )?chunk|failed to load chunk|dynamically imported module|importing a module script failed/i

/** True when a part of the portal's scripts could not be fetched: the connection broke, or a new version has taken the files away. */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && (error.name === 'ChunkLoadError' || texts.test(error.message))

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
