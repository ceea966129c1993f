'use client'

import { useCallback, type ComponentType } from 'react'
import { LazyWidget, type WidgetPanel } from '@/components/layout/lazy-widget'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Locale } from '@/lib/i18n/locales'
import type { QuickAccessPopupProps } from './quick-access-popup'

const withMaps = (Popup: ComponentType<QuickAccessPopupProps>, mapsPortalUrl: string | undefined) =>
  function Panel({ onClose }: Pick<QuickAccessPopupProps, 'onClose'>) {
    return <Popup mapsPortalUrl={mapsPortalUrl} onClose={onClose} />
  }

/** The quick access popup, fetched when it opens. @param mapsPortalUrl the province's maps portal, when there is one */
export function LazyQuickAccess({ mapsPortalUrl }: { mapsPortalUrl: string | undefined }) {
  const load = useCallback(
    async (locale: Locale): Promise<WidgetPanel> => {
      const [{ QuickAccessPopup }, messages] = await Promise.all([
        import('./quick-access-popup'),
        loadMessages(locale, 'quick-access', 'failures'),
      ])
      return { Panel: withMaps(QuickAccessPopup, mapsPortalUrl), messages }
    },
    [mapsPortalUrl],
  )
  return <LazyWidget widget="QUICK_ACCESS" load={load} />
}
