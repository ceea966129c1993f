'use client'

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { useEffect, useState, type ComponentType } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { useWidgetStore, type Widget } from '@/lib/widgets/widget-store'
import { WidgetLoading } from './widget-loading'

export interface WidgetPanel {
  Panel: ComponentType<{ onClose: () => void }>
  /** Namespaces the panel speaks with, besides those of the page. */
  messages: Record<string, unknown>
}

interface LazyWidgetProps {
  widget: Widget
  /** Fetches the panel's code and words; called each time the widget opens. @throws when they cannot be loaded */
  load: (locale: Locale) => Promise<WidgetPanel>
}

/** Shows a widget while it is the open one. Its code and words are fetched only then, so a page costs nothing for widgets nobody opens. */
export function LazyWidget({ widget, load }: LazyWidgetProps) {
  const isOpen = useWidgetStore(({ modal }) => modal === widget)
  const [attempt, setAttempt] = useState(1)
  return isOpen ? (
    <OpenWidget key={attempt} load={load} onRetry={() => setAttempt(attempt + 1)} />
  ) : null
}

function OpenWidget({ load, onRetry }: Pick<LazyWidgetProps, 'load'> & { onRetry: () => void }) {
  const locale = useLocale()
  const pageMessages = useMessages()
  const close = useWidgetStore((state) => state.close)
  const [panel, setPanel] = useState<WidgetPanel | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let isCurrent = true
    load(locale).then(
      (loaded) => isCurrent && setPanel(loaded),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [load, locale])

  if (!panel) return <WidgetLoading hasFailed={hasFailed} onRetry={onRetry} onClose={close} />
  const { Panel, messages } = panel
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...pageMessages, ...messages }}>
      <Panel onClose={close} />
    </NextIntlClientProvider>
  )
}
