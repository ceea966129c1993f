'use client'

import { FlagCheckeredIcon } from '@phosphor-icons/react'
import { useLocale, useTranslations } from 'next-intl'
import { Timeline, type TimelineEntry, type TimelineState } from '@/components/ui/timeline'
import { isEnd, isStopped } from '@/lib/complaints/statuses'
import type { EventKind } from '@/lib/schemas/complaint-handling'
import type { ComplaintEvent } from '@/lib/schemas/complaints'
import { lateDeadline, resolutionDeadline } from './deadline-model'
import type { FoundComplaint } from './look-up'
import { ReceivedIcon, StatusIcon } from './status-icon'
import { EventDetails } from './event-details'
import { useDays } from './use-days'

/** Kinds whose event is named after what happened; the others carry the name of the status they led to. */
const isNamed = (kind: EventKind): kind is Exclude<EventKind, 'received' | 'moved'> =>
  kind !== 'received' && kind !== 'moved'

/** The events of a complaint, oldest first, and the end that is still to come. */
export function StatusHistory({ label, complaint }: { label: string; complaint: FoundComplaint }) {
  const t = useTranslations('complaint-status-page')
  const following = useTranslations('complaint-following')
  const statusName = useTranslations('complaint-status')
  const locale = useLocale()
  const days = useDays()
  const { view, history, secret } = complaint
  const stateAt = (event: ComplaintEvent, index: number): TimelineState => {
    const isLast = index === history.length - 1
    if (isStopped(event.status) && (isLast || event.kind === 'moved')) return 'rejected'
    return isLast && event.status !== 'finished' ? 'now' : 'done'
  }
  const entries = history.map((event, index): TimelineEntry => {
    const state = stateAt(event, index)
    const isArrival = event.kind === 'received'
    const title = isArrival
      ? t('received')
      : isNamed(event.kind)
        ? following(`kind.${event.kind}`)
        : event.current_status
    return {
      key: `${index}-${event.date}`,
      state,
      stateLabel: t(`state.${state}`),
      title,
      time: { text: t('time', { time: days.moment(event.date) }), dateTime: event.date },
      text: [event.note, ...event.sp4n_histories.map((entry) => entry.tracking_note)]
        .filter(Boolean)
        .join('\n'),
      textLang: event.note_locale === locale ? undefined : event.note_locale,
      content: <EventDetails event={event} title={title} secret={secret} />,
      icon: isArrival ? <ReceivedIcon /> : <StatusIcon status={event.status} size={22} />,
    }
  })
  if (!isEnd(view.complaint_status_id)) {
    // A day that is over, or one that moves while the clock stands, is no estimate.
    const isOpenEnded =
      view.awaits === 'answer' || lateDeadline(view.deadlines)?.kind === 'resolution'
    const expected = isOpenEnded
      ? null
      : (resolutionDeadline(view.deadlines)?.due_on ?? history.at(-1)?.end_date)
    entries.push({
      key: 'finished',
      state: 'next',
      stateLabel: t('state.next'),
      title: statusName('finished'),
      ...(expected
        ? { time: { text: t('estimate', { date: days.date(expected) }), dateTime: expected } }
        : {}),
      icon: <FlagCheckeredIcon aria-hidden="true" size={22} />,
    })
  }
  return <Timeline label={label} entries={entries} />
}
