import type { ComponentType } from 'react'
import type { LazyNamespace } from '@/lib/i18n/load-messages'
import type { Widget } from '@/lib/widgets/widget-store'

/** Addresses of the province that some panels lead to; undefined where the settings know none. */
export interface WidgetSettings {
  /** The hotline's chat. */
  hotlineUrl: string | undefined
  /** The maps portal. */
  mapsPortalUrl: string | undefined
}

export type Panel = ComponentType<WidgetSettings & { onClose: () => void }>

export interface WidgetPanel {
  /** Fetches the panel's code. @throws when it cannot be loaded */
  load: () => Promise<Panel>
  /** What the panel speaks with, besides the messages of the page. */
  namespaces: readonly LazyNamespace[]
}

/** The panel of every widget. Nothing of them is loaded before one opens. */
export const widgetPanels: Record<Widget, WidgetPanel> = {
  JABARPROV_FEEDBACK: {
    load: async () => (await import('@/features/feedback/feedback-modal')).FeedbackModal,
    namespaces: ['feedback', 'failures', 'validation'],
  },
  CITIZEN_COMPLAINT: {
    load: async () =>
      (await import('@/features/complaint-channels/complaint-channels-popup'))
        .ComplaintChannelsPopup,
    namespaces: ['complaint-channels'],
  },
  ACCESSIBILITY: {
    load: async () =>
      (await import('@/features/accessibility/accessibility-panel')).AccessibilityPanel,
    namespaces: ['accessibility'],
  },
  QUICK_ACCESS: {
    load: async () => (await import('@/features/quick-access/quick-access-popup')).QuickAccessPopup,
    namespaces: ['quick-access', 'failures'],
  },
  WEATHER: {
    load: async () => (await import('@/features/weather/weather-popup')).WeatherPopup,
    namespaces: ['weather', 'failures'],
  },
}
