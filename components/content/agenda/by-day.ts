import type { Day } from '@/lib/days'
import type { EventItem } from '@/lib/schemas/events'

/** The day in Jakarta on which an event takes place. */
export const dayOf = ({ date }: Pick<EventItem, 'date'>): Day => date.slice(0, 10)

/** Events gathered by their day, days and events in the order they come. */
export function byDay(events: readonly EventItem[]): Map<Day, EventItem[]> {
  const days = new Map<Day, EventItem[]>()
  for (const event of events) days.set(dayOf(event), [...(days.get(dayOf(event)) ?? []), event])
  return days
}
