'use client'

import { LazyWidget, type WidgetPanel } from '@/components/layout/lazy-widget'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Locale } from '@/lib/i18n/locales'

async function loadPanel(locale: Locale): Promise<WidgetPanel> {
  const [{ FeedbackModal }, messages] = await Promise.all([
    import('./feedback-modal'),
    loadMessages(locale, 'feedback', 'validation'),
  ])
  return { Panel: FeedbackModal, messages }
}

/** Where the feedback form opens, from whatever button. */
export function LazyFeedback() {
  return <LazyWidget widget="JABARPROV_FEEDBACK" load={loadPanel} />
}
