import { useLocale, useTranslations } from 'next-intl'
import { clockText, dayMinutes, weekdays } from '@/lib/service-hours'
import type { DoorTime } from '@/lib/service-openings'

/**
 * Writes when doors open or close: today, tomorrow, a day of this week or of the next.
 * A closing at midnight is the end of the day before, 24.00.
 */
export function useDoorTimeText(): (time: DoorTime, kind: 'start' | 'end') => string {
  const t = useTranslations('services')
  const locale = useLocale()
  return (moment, kind) => {
    const isMidnight = kind === 'end' && moment.minutes === 0
    const { day, minutes, daysAhead } = isMidnight
      ? { day: (moment.day + 6) % 7, minutes: dayMinutes, daysAhead: moment.daysAhead - 1 }
      : moment
    const time = clockText(minutes, locale)
    if (daysAhead <= 0) return t('hours.today', { time })
    if (daysAhead === 1) return t('hours.tomorrow', { time })
    const name = t(`days.${weekdays[day] ?? 'Senin'}`)
    return daysAhead < 7
      ? t('hours.onDay', { day: name, time })
      : t('hours.nextWeek', { day: name, time })
  }
}
