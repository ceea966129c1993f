import Cookies from 'js-cookie'
import { parseSettings } from './parse-settings'
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
/** As text, of whichever tab; undefined before the first choice. */
let latest: string | undefined
let tabs: BroadcastChannel | undefined

/** The other tabs of this browser, told what is chosen here and heard from now on; not in every browser. */
function otherTabs(): BroadcastChannel | undefined {
  if (tabs || !('BroadcastChannel' in window)) return tabs
  tabs = new BroadcastChannel(settingsCookie)
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') latest = data
  })
  return tabs
}

/** Text of the settings saved in this browser, for `parseSettings`; undefined without any. Never throws. */
export const readSavedText = (): string | undefined => Cookies.get(settingsCookie)

/**
 * Has the server write the cookie once more: Safari throws away what scripts have written after seven days in which nobody used the site, and
 * large text would be small again. Never throws.
 */
async function keepByServer() {
  const told = readSavedText()
  // Another tab has gone back to the defaults.
  if (told === undefined) return
  try {
    await fetch(settingsCookiePath, { cache: 'no-store', keepalive: true })
  } catch {
    return
  }
  // What was chosen meanwhile, here or in another tab, has been overwritten by what the server was told before.
  if (latest !== undefined && latest !== told) saveSettings(parseSettings(latest))
}

/**
 * Saves settings as JSON, and a little later by the server as well; removes the cookie when all of them are the defaults. Does nothing in a
 * browser that refuses cookies.
 */
export function saveSettings(settings: AccessibilitySettings): void {
  const text = JSON.stringify(settings)
  latest = text
  otherTabs()?.postMessage(text)
  clearTimeout(timer)
  if (areDefaults(settings)) {
    Cookies.remove(settingsCookie, { path: '/' })
    return
  }
  Cookies.set(settingsCookie, text, {
    path: '/',
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
    expires: cookieDays,
  })
  // A browser that refuses cookies tells the server nothing.
  if (readSavedText() === text) timer = setTimeout(() => void keepByServer(), restMs)
}
