import { create } from 'zustand'
import { painted } from '@/lib/painted'
import { applySettings } from './apply-settings'
import { changed, defaultSettings, type AccessibilitySettings } from './settings'
import { readSettings, saveSettings } from './settings-cookie'

interface SettingsState {
  settings: AccessibilitySettings
  /** Sets and saves at once; the page follows when the control that was used has been painted. */
  change: (change: Partial<AccessibilitySettings>) => void
  /** Back to the defaults; removes the cookie. */
  reset: () => void
  /** Loads the cookie; call it in the browser only, because on a server all visitors share one store. */
  restore: () => void
}

/** The accessibility settings of this page, shared by the panel, the voice reader and the page itself. */
export const useSettingsStore = create<SettingsState>()((set, get) => {
  const apply = () => applySettings(get().settings, document.documentElement)
  const keep = (settings: AccessibilitySettings) => {
    saveSettings(settings)
    set({ settings })
    // Each attribute of the root has every element styled anew, a fifth of a second on a phone: the press is answered first.
    void painted().then(apply)
  }
  return {
    settings: defaultSettings,
    change: (change) => keep(changed(get().settings, change)),
    reset: () => keep({ ...defaultSettings }),
    restore: () => {
      set({ settings: readSettings() })
      apply()
    },
  }
})
