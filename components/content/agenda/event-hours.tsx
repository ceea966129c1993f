import { useLocale, useTranslations } from 'next-intl'
import type { EventItem } from '@/lib/schemas/events'

type Hours = Pick<EventItem, 'start_hour' | 'end_hour' | 'is_all_day'>

/** `08:00:00` as the language writes it: 08.00 or 08:00. */
export function useHour() {
  const isIndonesian = useLocale() === 'id'
  return (hour: string) => (isIndonesian ? hour.slice(0, 5).replace(':', '.') : hour.slice(0, 5))
}

/** From when to when an event lasts. */
export function EventHours({ event }: { event: Hours }) {
  const t = useTranslations('agenda')
  const hour = useHour()
  if (event.is_all_day) return t('allDay')
  return (
    <span className="whitespace-nowrap huge-text:whitespace-normal">
      {t('hours', { start: hour(event.start_hour), end: hour(event.end_hour) })}
    </span>
  )
}
