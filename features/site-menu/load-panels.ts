import { loadMessages } from '@/lib/i18n/load-messages'
import type { Locale } from '@/lib/i18n/locales'

/** The content of the mega menus, with its words. @throws when a chunk cannot be loaded */
export async function loadMegaPanel(locale: Locale) {
  const [{ MegaPanel, prepareLifeEvents }, messages] = await Promise.all([
    import('./mega-panel'),
    loadMessages(locale, 'menu-items', 'failures'),
  ])
  return { MegaPanel, prepareLifeEvents, messages }
}
export type MegaPart = Awaited<ReturnType<typeof loadMegaPanel>>

/** The menu of small screens, with its words. @throws when a chunk cannot be loaded */
export async function loadSidebar(locale: Locale) {
  const [{ Sidebar }, messages] = await Promise.all([
    import('./sidebar'),
    loadMessages(locale, 'menu-items', 'failures', 'footer'),
  ])
  return { Sidebar, messages }
}
export type SidebarPart = Awaited<ReturnType<typeof loadSidebar>>
