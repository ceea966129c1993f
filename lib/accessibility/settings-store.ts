import { create } from 'zustand'
import { painted } from '@/lib/painted'
import { applySettings } from './apply-settings'
import { changed, defaultSettings, type AccessibilitySettings } from './settings'
import { parseSettings } from './parse-settings'
import { readSavedText, saveSettings } from './settings-cookie'

interface SettingsState {
  settings: AccessibilitySettings
  /** The saved text as this page last read or wrote it. While it is the same, as in a browser that refuses cookies, the page's own settings hold. */
  savedText: string | undefined
  /** Sets and saves at once; the page follows when the control that was used has been painted. */
  change: (change: Partial<AccessibilitySettings>) => void
  /** Back to the defaults; removes the cookie. */
  reset: () => void
  /** Loads the cookie; call it in the browser only, because on a server all visitors share one store. */
  restore: () => void
  /** Takes over what another tab has saved since. */
  follow: () => void
}

/** The accessibility settings of this page, shared by the panel, the voice reader and the page itself. */
export const useSettingsStore = create<SettingsState>()((set, get) => {
  const apply = () => applySettings(get().settings, document.documentElement)
  const takeOver = () => {
    const savedText = readSavedText()
    const isNew = savedText !== get().savedText
    if (isNew) set({ savedText, settings: parseSettings(savedText) })
    return isNew
  }
  const keep = (settings: AccessibilitySettings) => {
    saveSettings(settings)
    set({ settings, savedText: readSavedText() })
    // Each attribute of the root has every element styled anew, a fifth of a second on a phone: the press is answered first.
    void painted().then(apply)
  }
  return {
    settings: defaultSettings,
    savedText: undefined,
    change: (change) => {
      // Saving writes all settings: those of another tab would be lost.
      takeOver()
      keep(changed(get().settings, change))
    },
    reset: () => keep({ ...defaultSettings }),
    restore: () => {
      takeOver()
      apply()
    },
    follow: () => {
      if (takeOver()) apply()
    },
  }
})
