import { useLocale, useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import {
  clockText,
  groupHours,
  isAlwaysOpen,
  weekdays,
  type DayGroup,
  type OperationalTime,
  type TimeSpan,
  dayMinutes,
} from '@/lib/service-hours'
import { openingState, type OpeningState, type DoorTime } from '@/lib/service-openings'

/**
 * Writes when doors open or close: today, tomorrow, a day of this week or of the next.
 * A closing at midnight is the end of the day before, 24.00.
 */
function useDoorTimeText(): (time: DoorTime, kind: 'start' | 'end') => string {
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

interface ServiceHoursProps {
  times: OperationalTime[]
  /** The moment to judge "open now" by; null leaves that out. */
  now: Date | null
}

/** Weekly hours with neighbouring equal days joined, whether it is open at this moment, and when that changes. */
export function ServiceHours({ times, now }: ServiceHoursProps) {
  const t = useTranslations('services')
  const groups = groupHours(times)
  if (groups.length === 0)
    return (
      <span className="text-[0.9375rem] font-normal text-text-2">{t('detail.hoursUnknown')}</span>
    )
  const state = now && openingState(times, now)
  return (
    <>
      {isAlwaysOpen(times) ? (
        t('hours.always')
      ) : (
        <ul className="space-y-1 tabular-nums">
          {groups.map((group) => (
            <Group key={group.from} group={group} />
          ))}
        </ul>
      )}
      {/* On paper a moment is over before anybody reads it. */}
      {state && (
        <div className="mt-2 font-normal print:hidden">
          <OpenState state={state} />
        </div>
      )}
    </>
  )
}

function Group({ group: { from, to, spans } }: { group: DayGroup }) {
  const t = useTranslations('services')
  const locale = useLocale()
  const dayName = (index: number) => t(`days.${weekdays[index] ?? 'Senin'}`)
  const time = ({ start, end }: TimeSpan) =>
    start === 0 && end === 1440
      ? t('hours.allDay')
      : t('hours.time', { start: clockText(start, locale), end: clockText(end, locale) })
  const isWholeWeek = from === 0 && to === weekdays.length - 1
  const days = isWholeWeek
    ? t('hours.everyDay')
    : from === to
      ? dayName(from)
      : t('hours.dayRange', { from: dayName(from), to: dayName(to) })
  return (
    <li>
      {days}{' '}
      {spans.map((span) => (
        <span key={span.start} className="block">
          {time(span)}
        </span>
      ))}
    </li>
  )
}

function OpenState({ state }: { state: OpeningState }) {
  const t = useTranslations('services.hours')
  const doorTimeText = useDoorTimeText()
  const change = state.isOpen
    ? state.until && t('closesAt', { when: doorTimeText(state.until, 'end') })
    : t('reopensAt', { when: doorTimeText(state.next, 'start') })
  return (
    <>
      <Tag tone={state.isOpen ? 'hejo' : 'batu'}>
        <span
          aria-hidden="true"
          className={`size-2.5 shrink-0 rounded-full border-2 ${state.isOpen ? 'border-hejo-500 bg-hejo-500' : 'border-current'}`}
        />
        {state.isOpen ? t('openNow') : t('closedNow')}
      </Tag>
      {change && (
        <>
          <p className="mt-1.5 text-small text-heading">{change}</p>
          <p className="mt-0.5 text-small text-text-2">{t('holidays')}</p>
        </>
      )}
    </>
  )
}
