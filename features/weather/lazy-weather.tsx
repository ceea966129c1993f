'use client'

import { LazyWidget, type WidgetPanel } from '@/components/layout/lazy-widget'
import type { Locale } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/load-messages'

async function loadPanel(locale: Locale): Promise<WidgetPanel> {
  const [{ WeatherPopup }, messages] = await Promise.all([
    import('./weather-popup'),
    loadMessages(locale, 'weather', 'failures'),
  ])
  return { Panel: WeatherPopup, messages }
}

/** Shows the weather while it is the open widget; always mounted, and nothing of it is loaded before. */
export function LazyWeather() {
  return <LazyWidget widget="WEATHER" load={loadPanel} />
}
