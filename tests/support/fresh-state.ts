import { api } from '@/lib/api/client'
import { useSubmitStore } from '@/features/complaint/submit-store'
import { useFlagStore } from '@/features/feature-flags/flag-store'
import { useLifeEvents } from '@/features/site-menu/life-events-store'
import { useSettingsStore } from '@/lib/accessibility/settings-store'
import { useAnalyticsStore } from '@/lib/analytics/events'
import { useToastStore } from '@/lib/toasts/toast-store'
import { useWidgetStore } from '@/lib/widgets/widget-store'
import { resetNavigation } from './next-navigation'

const { adapter, baseURL } = api.defaults

function emptyWindow() {
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`
  window.history.replaceState(null, '', '/')
}

/** Puts back what test files share: window and modules are loaded once for many of them. */
export function makeFresh() {
  emptyWindow()
  resetNavigation()
  Object.assign(api.defaults, { adapter, baseURL })
  useSubmitStore.setState(useSubmitStore.getInitialState(), true)
  useFlagStore.setState(useFlagStore.getInitialState(), true)
  useLifeEvents.setState(useLifeEvents.getInitialState(), true)
  useAnalyticsStore.setState(useAnalyticsStore.getInitialState(), true)
  useSettingsStore.setState(useSettingsStore.getInitialState(), true)
  useToastStore.setState(useToastStore.getInitialState(), true)
  useWidgetStore.setState(useWidgetStore.getInitialState(), true)
}
