import { create } from 'zustand'

type Nothing = Record<string, never>

/**
 * What the portal counts, and what each event carries. Addresses are paths without query, and nothing a person wrote is ever part of one.
 * Source: product specification, sections 2 (page-view-error) and 7 (clicks); security rules, section 7.
 */
interface PortalEvents {
  'page-view-error': { path: string }
  /** Menus go by their `gtagEvent`, groups of the sitemap by their `gtagEventSitemap`. */
  'dropdown-open': { menu: string }
  'dropdown-close': { menu: string }
  'logo-click': Nothing
  'menu-item-click': { title: string; link: string }
  'quick-access-click': { title: string; link: string }
  'survey-open': Nothing
  'footer-email-click': Nothing
  'footer-social-click': { name: string }
  'footer-sitemap-click': { menu: string; title: string; link: string }
}
type PortalEventName = keyof PortalEvents

/** Sends events to an analytics service; must not throw. */
export type EventAdapter = <Name extends PortalEventName>(
  name: Name,
  details: PortalEvents[Name],
) => void

interface AnalyticsState {
  lastEventName: PortalEventName | null
  /** Path of the previous page; null on the first one. */
  lastVisitedPage: string | null
}

/** The last event and the last page left, kept in this tab only. */
export const useAnalyticsStore = create<AnalyticsState>()(() => ({
  lastEventName: null,
  lastVisitedPage: null,
}))

let adapter: EventAdapter | null = null

/** Sets the adapter for further events; with null, the initial state, they stay in the store. */
export function sendEventsTo(next: EventAdapter | null) {
  adapter = next
}

/** Records an event and passes it to the adapter. */
export const recordEvent: EventAdapter = (name, details) => {
  useAnalyticsStore.setState({ lastEventName: name })
  adapter?.(name, details)
}

/** Records the page just left, by its path without query. */
export const recordLeftPage = (path: string) =>
  useAnalyticsStore.setState({ lastVisitedPage: path })
