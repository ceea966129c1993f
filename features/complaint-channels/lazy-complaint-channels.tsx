'use client'

import { useCallback, type ComponentType } from 'react'
import { LazyWidget, type WidgetPanel } from '@/components/layout/lazy-widget'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Locale } from '@/lib/i18n/locales'

interface PopupProps {
  hotlineUrl: string | undefined
  onClose: () => void
}

const withHotline = (Popup: ComponentType<PopupProps>, hotlineUrl: string | undefined) =>
  function Panel({ onClose }: Pick<PopupProps, 'onClose'>) {
    return <Popup hotlineUrl={hotlineUrl} onClose={onClose} />
  }

/** The citizen complaint popup, fetched when it opens. @param hotlineUrl address of the hotline's chat, when there is one */
export function LazyComplaintChannels({ hotlineUrl }: { hotlineUrl: string | undefined }) {
  const load = useCallback(
    async (locale: Locale): Promise<WidgetPanel> => {
      const [{ ComplaintChannelsPopup }, messages] = await Promise.all([
        import('./complaint-channels-popup'),
        loadMessages(locale, 'complaint-channels'),
      ])
      return { Panel: withHotline(ComplaintChannelsPopup, hotlineUrl), messages }
    },
    [hotlineUrl],
  )
  return <LazyWidget widget="CITIZEN_COMPLAINT" load={load} />
}
