import Cookies from 'js-cookie'
import { areDefaults, type AccessibilitySettings } from './settings'

/** Cookie of the settings (specification, section 4). */
export const settingsCookie = 'accessibility-widget'

/** Lifetime of the cookie, days. */
const cookieDays = 365

/** Text of the settings saved in this browser, for `parseSettings`; undefined without any. Never throws. */
export const readSavedText = (): string | undefined => Cookies.get(settingsCookie)

/** Saves settings as JSON; removes the cookie when all of them are the defaults. Does nothing in a browser that refuses cookies. */
export function saveSettings(settings: AccessibilitySettings): void {
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
}
