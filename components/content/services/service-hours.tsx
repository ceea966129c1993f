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
} from '@/lib/services/hours'
import { isCalendarKnown } from '@/lib/complaints/working-days'
import { addDays } from '@/lib/days'
import { useFormatter } from '@/lib/i18n/formatter'
import { jakartaDay, noonOf } from '@/lib/jakarta'
import type { HoursKind } from '@/lib/schemas/service-standard'
import { openingState, type OpeningState, type DoorTime } from '@/lib/services/openings'

/**
 * Writes when doors open or close: today, tomorrow, a day of this week, or its date where it is further away.
 * A closing at midnight is the end of the day before, 24.00.
 */
function useDoorTimeText(now: Date): (time: DoorTime, kind: 'start' | 'end') => string {
  const t = useTranslations('services')
  const locale = useLocale()
  const format = useFormatter()
  return (moment, kind) => {
    const isMidnight = kind === 'end' && moment.minutes === 0
    const { day, minutes, daysAhead } = isMidnight
      ? { day: (moment.day + 6) % 7, minutes: dayMinutes, daysAhead: moment.daysAhead - 1 }
      : moment
    const time = clockText(minutes, locale)
    if (daysAhead <= 0) return t('hours.today', { time })
    if (daysAhead === 1) return t('hours.tomorrow', { time })
    const name = t(`days.${weekdays[day] ?? 'Senin'}`)
    if (daysAhead < 7) return t('hours.onDay', { day: name, time })
    const date = format.dateTime(noonOf(addDays(jakartaDay(now), daysAhead)), {
      day: 'numeric',
      month: 'long',
    })
    return t('hours.onDate', { day: name, date, time })
  }
}

interface ServiceHoursProps {
  times: OperationalTime[]
  kind: HoursKind
  /** The moment to judge "open now" by; null leaves that out. */
  now: Date | null
}

/**
 * Weekly hours with neighbouring equal days joined, whether it is open at this moment, and when that changes. A form that answers day and
 * night is called so: nobody who reads it should set out for an office.
 */
export function ServiceHours({ times, kind, now }: ServiceHoursProps) {
  const t = useTranslations('services')
  const groups = groupHours(times)
  if (groups.length === 0)
    return (
      <span className="text-[0.9375rem] font-normal text-text-2">{t('detail.hoursUnknown')}</span>
    )
  if (kind === 'form' && isAlwaysOpen(times))
    return (
      <>
        {t('hours.form')}
        <span className="block text-small font-normal text-text-2">{t('hours.formOffice')}</span>
      </>
    )
  const state = now && openingState(times, now)
  return (
    <>
      {isAlwaysOpen(times) ? (
        t(kind === 'telephone' ? 'hours.telephone' : 'hours.always')
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
          <OpenState state={state} now={now} />
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

function OpenState({ state, now }: { state: OpeningState; now: Date }) {
  const t = useTranslations('services.hours')
  const locale = useLocale()
  const doorTimeText = useDoorTimeText(now)
  const holiday = state.isOpen ? null : state.holiday
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
          {holiday && (
            <p className="mt-1.5 text-small text-heading">
              {t('holiday', { name: holiday[locale] })}
            </p>
          )}
          <p className="mt-1.5 text-small text-heading">{change}</p>
          {!isCalendarKnown(jakartaDay(now)) && (
            <p className="mt-0.5 text-small text-text-2">{t('holidays')}</p>
          )}
        </>
      )}
    </>
  )
}
