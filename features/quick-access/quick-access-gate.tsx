'use client'

import { WidgetGate, type WidgetPanel } from '@/components/layout/widget-gate'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Locale } from '@/lib/i18n/locales'

async function loadPanel(locale: Locale): Promise<WidgetPanel> {
  const [{ QuickAccessPopup }, messages] = await Promise.all([import('./quick-access-popup'), loadMessages(locale, 'quick-access', 'failures')])
  return { Panel: QuickAccessPopup, messages }
}

/** The quick access popup, fetched when it opens. */
export function QuickAccessGate() {
  return <WidgetGate widget="QUICK_ACCESS" load={loadPanel} />
}
