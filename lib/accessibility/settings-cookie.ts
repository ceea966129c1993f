import Cookies from 'js-cookie'
import { areDefaults, type AccessibilitySettings } from './settings'

/** Cookie of the settings (specification, section 4). */
export const settingsCookie = 'accessibility-widget'

/** Lifetime of the cookie, days. */
export const cookieDays = 365

/** Where the HTTP entry writes the cookie of a request once more, as it came. */
export const settingsCookiePath = '/simpan-pengaturan'

/** A person who tries several steps is waited for, milliseconds. */
const restMs = 1_000
let timer: ReturnType<typeof setTimeout> | undefined
let latest: AccessibilitySettings | undefined

/** Text of the settings saved in this browser, for `parseSettings`; undefined without any. Never throws. */
export const readSavedText = (): string | undefined => Cookies.get(settingsCookie)

/**
 * Has the server write the cookie once more: Safari throws away what scripts have written after seven days in which nobody used the site, and
 * large text would be small again. Never throws.
 */
async function keepByServer(settings: AccessibilitySettings) {
  try {
    await fetch(settingsCookiePath, { cache: 'no-store', keepalive: true })
  } catch {
    return
  }
  // What was chosen meanwhile has been overwritten by what the server was told before.
  if (latest && latest !== settings) saveSettings(latest)
}

/**
 * Saves settings as JSON, and a little later by the server as well; removes the cookie when all of them are the defaults. Does nothing in a
 * browser that refuses cookies.
 */
export function saveSettings(settings: AccessibilitySettings): void {
  latest = settings
  clearTimeout(timer)
  if (areDefaults(settings)) {
    Cookies.remove(settingsCookie, { path: '/' })
    return
  }
  Cookies.set(settingsCookie, JSON.stringify(settings), {
    path: '/',
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
    expires: cookieDays,
  })
  timer = setTimeout(() => void keepByServer(settings), restMs)
}
