import type { BrowserContext } from '@playwright/test'
import { defaultSettings, type AccessibilitySettings } from '@/lib/accessibility/settings'

export const settingsCookieName = 'accessibility-widget'

/** Saves accessibility settings as the panel does, for the pages opened from now on. @param url the tested server */
export const saveSettings = (
  context: BrowserContext,
  change: Partial<AccessibilitySettings>,
  url: string | undefined,
) =>
  context.addCookies([
    {
      name: settingsCookieName,
      value: encodeURIComponent(JSON.stringify({ ...defaultSettings, ...change })),
      url: url ?? '',
    },
  ])

/** What the cookie of the settings holds; undefined without one. */
export async function savedSettings(context: BrowserContext): Promise<unknown> {
  const cookie = (await context.cookies()).find(({ name }) => name === settingsCookieName)
  return cookie && JSON.parse(decodeURIComponent(cookie.value))
}
