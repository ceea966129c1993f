'use client'

import { usePathname } from 'next/navigation'
import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { useEffect, useState } from 'react'
import { WidgetLoading } from '@/components/ui/widget-loading'
import { loadMessages } from '@/lib/i18n/load-messages'
import { useWidgetStore } from '@/lib/widgets/widget-store'
import { type Panel, type WidgetPanel, widgetPanels, type WidgetSettings } from './widget-panels'

interface LazyWidgetsProps {
  settings: WidgetSettings
  panels?: typeof widgetPanels
}

/**
 * Shows the widget that is open, until the page changes under it, as by a swipe back. Its code and messages are fetched only then, so a page
 * costs nothing for widgets nobody opens.
 */
export function LazyWidgets({ settings, panels = widgetPanels }: LazyWidgetsProps) {
  const widget = useWidgetStore(({ modal }) => modal)
  const page = usePathname()
  const [attempt, setAttempt] = useState(1)
  return (
    <>
      <CloseOnLeave key={page} />
      {widget !== 'NONE' && (
        <OpenWidget
          key={`${widget} ${attempt}`}
          panel={panels[widget]}
          settings={settings}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
    </>
  )
}

function CloseOnLeave() {
  const close = useWidgetStore((state) => state.close)
  useEffect(() => close, [close])
  return null
}

interface OpenWidgetProps {
  panel: WidgetPanel
  settings: WidgetSettings
  onRetry: () => void
}

function OpenWidget({ panel: { load, namespaces }, settings, onRetry }: OpenWidgetProps) {
  const locale = useLocale()
  const pageMessages = useMessages()
  const close = useWidgetStore((state) => state.close)
  const [loaded, setLoaded] = useState<{ Panel: Panel; messages: object } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let isCurrent = true
    Promise.all([load(), loadMessages(locale, ...namespaces)]).then(
      ([Panel, messages]) => isCurrent && setLoaded({ Panel, messages }),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [load, namespaces, locale])

  if (!loaded) return <WidgetLoading hasFailed={hasFailed} onRetry={onRetry} onClose={close} />
  const { Panel, messages } = loaded
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...pageMessages, ...messages }}>
      <Panel {...settings} onClose={close} />
    </NextIntlClientProvider>
  )
}
