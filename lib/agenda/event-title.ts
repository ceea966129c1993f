import type { EventItem } from '@/lib/schemas/events'

/** A translator of the namespace `agenda`. */
type Translate = (key: 'exampleTitle' | 'cancelledTitle', values: { title: string }) => string

/** Title of an event where nothing beside it says that it is an example or called off. */
export function eventTitle(
  { title, is_demo: isDemo, is_cancelled: isCancelled }: EventItem,
  t: Translate,
): string {
  const named = isDemo ? t('exampleTitle', { title }) : title
  return isCancelled ? t('cancelledTitle', { title: named }) : named
}
