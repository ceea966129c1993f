import Cookies from 'js-cookie'
import { parseSettings } from './parse-settings'
import { areDefaults, type AccessibilitySettings } from './settings'

/** Name of the cookie that keeps the settings (specification, section 4). */
export const settingsCookie = 'accessibility-widget'

/** How long a browser keeps the settings, days. */
const keptDays = 365

/** The settings saved in this browser, or the defaults. Never throws. */
export const readSettings = (): AccessibilitySettings => parseSettings(Cookies.get(settingsCookie))

/** Keeps settings as JSON; removes the cookie when all of them are the defaults. A browser that refuses cookies keeps nothing. */
export function saveSettings(settings: AccessibilitySettings): void {
  if (areDefaults(settings)) {
    Cookies.remove(settingsCookie, { path: '/' })
    return
  }
  Cookies.set(settingsCookie, JSON.stringify(settings), {
    path: '/',
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
    expires: keptDays,
  })
}
