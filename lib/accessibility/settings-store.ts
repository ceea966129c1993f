import { create } from 'zustand'
import { applySettings } from './apply-settings'
import { changed, defaultSettings, type AccessibilitySettings } from './settings'
import { readSettings, saveSettings } from './settings-cookie'

interface SettingsState {
  settings: AccessibilitySettings
  /** Sets, saves and shows at once. */
  change: (change: Partial<AccessibilitySettings>) => void
  /** Back to the defaults; the cookie goes. */
  reset: () => void
  /** Takes over what the cookie says; call it in the browser only, because servers share one store among all visitors. */
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
