import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import type { Locale } from '@/lib/i18n/locales'
import { readLifeEvents, type MenuLifeEvent } from './life-event'

/** Asks for the life events of the menu in a language. @throws ApiFailure, also when the answer holds no list */
export async function fetchLifeEvents(
  locale: Locale,
  signal: AbortSignal,
): Promise<MenuLifeEvent[]> {
  const { status, data } = await api.get<unknown>('/public/life-events/parts', {
    params: { context: 'navigation' },
    headers: { 'Content-Language': locale },
    signal,
  })
  const events = status === 200 ? readLifeEvents(data) : null
  if (!events) throw new ApiFailure({ status, code: 'BAD_ANSWER' })
  return events
}
