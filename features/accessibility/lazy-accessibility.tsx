'use client'

import { LazyWidget, type WidgetPanel } from '@/components/layout/lazy-widget'
import type { Locale } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/load-messages'

async function loadPanel(locale: Locale): Promise<WidgetPanel> {
  const [{ AccessibilityPanel }, messages] = await Promise.all([
    import('./accessibility-panel'),
    loadMessages(locale, 'accessibility'),
  ])
  return { Panel: AccessibilityPanel, messages }
}

/** Shows the accessibility panel while it is the open widget; always mounted, and nothing of it is loaded before. */
export function LazyAccessibility() {
  return <LazyWidget widget="ACCESSIBILITY" load={loadPanel} />
}
