import { create } from 'zustand'
import { applySettings } from './apply-settings'
import { changed, defaultSettings, type AccessibilitySettings } from './settings'
import { readSettings, saveSettings } from './settings-cookie'

interface SettingsState {
  settings: AccessibilitySettings
  /** Sets, saves and applies at once. */
  change: (change: Partial<AccessibilitySettings>) => void
  /** Back to the defaults; removes the cookie. */
  reset: () => void
  /** Loads the cookie; call it in the browser only, because on a server all visitors share one store. */
  restore: () => void
}

/** The accessibility settings of this page, shared by the panel, the voice reader and the page itself. */
export const useSettingsStore = create<SettingsState>()((set, get) => {
  const show = (settings: AccessibilitySettings) => {
    applySettings(settings, document.documentElement)
    set({ settings })
  }
  const keep = (settings: AccessibilitySettings) => {
    saveSettings(settings)
    show(settings)
  }
  return {
    settings: defaultSettings,
    change: (change) => keep(changed(get().settings, change)),
    reset: () => keep({ ...defaultSettings }),
    restore: () => show(readSettings()),
  }
})
