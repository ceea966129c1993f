import { create } from 'zustand'
import type { Locale } from '@/lib/i18n/locales'
import type { MenuLifeEvent } from './life-event'

/** Wait before the list is asked for again after a change of language, milliseconds (specification, section 9). */
export const reloadDelayMs = 300

interface LifeEventsState {
  /** What the last good call brought; kept when a later one fails or is empty. */
  events: MenuLifeEvent[]
  /** Language of the last call. */
  locale: Locale | null
  status: 'idle' | 'loading' | 'loaded' | 'failed'
  /** Why the last call failed. */
  error: unknown
  /** Brings the list in a language unless it is here or on its way; failures are logged and never thrown. */
  load: (locale: Locale) => void
}

/** The life events of menu 2, shared by the mega menu and the menu of small screens. */
export const useLifeEvents = create<LifeEventsState>()((set, get) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined

  async function call(locale: Locale, signal: AbortSignal) {
    try {
      // The API client comes only now: most visits open no menu.
      const { fetchLifeEvents } = await import('./queries')
      const events = await fetchLifeEvents(locale, signal)
      if (!signal.aborted) set({ status: 'loaded', ...(events.length > 0 ? { events } : {}) })
    } catch (error) {
      if (signal.aborted) return
      console.error('[ERROR - HEADER NAVIGATION], Failed to fetch Life Events data.')
      set({ status: 'failed', error })
    }
  }

  return {
    events: [],
    locale: null,
    status: 'idle',
    error: null,
    load: (locale) => {
      const { locale: last, status } = get()
      if (last === locale && status !== 'failed') return
      clearTimeout(timer)
      running?.abort()
      running = new AbortController()
      const { signal } = running
      set({ locale, status: 'loading' })
      if (last === null || last === locale) void call(locale, signal)
      else timer = setTimeout(() => void call(locale, signal), reloadDelayMs)
    },
  }
})
