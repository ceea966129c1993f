'use client'

import { FlagCheckeredIcon } from '@phosphor-icons/react'
import { useLocale, useTranslations } from 'next-intl'
import { Timeline, type TimelineEntry, type TimelineState } from '@/components/ui/timeline'
import { isEnd, isStopped } from '@/lib/complaints/statuses'
import type { StepKind } from '@/lib/schemas/complaint-handling'
import type { ComplaintStep } from '@/lib/schemas/complaints'
import { lateDeadline, resolutionDeadline } from './deadline-model'
import type { FoundComplaint } from './look-up'
import { ReceivedIcon, StatusIcon } from './status-icon'
import { StepDetails } from './step-details'
import { useDays } from './use-days'

/** Kinds whose step is named after what happened; the others carry the name of the status they led to. */
const isNamed = (kind: StepKind): kind is Exclude<StepKind, 'received' | 'moved'> =>
  kind !== 'received' && kind !== 'moved'

/** The steps of a complaint, oldest first, and the end that is still to come. */
export function StatusHistory({ label, complaint }: { label: string; complaint: FoundComplaint }) {
  const t = useTranslations('complaint-status-page')
  const following = useTranslations('complaint-following')
  const statusName = useTranslations('complaint-status')
  const locale = useLocale()
  const days = useDays()
  const { view, history, secret } = complaint
  const stateAt = (step: ComplaintStep, index: number): TimelineState => {
    const isLast = index === history.length - 1
    if (isStopped(step.status) && (isLast || step.kind === 'moved')) return 'rejected'
    return isLast && step.status !== 'finished' ? 'now' : 'done'
  }
  const entries = history.map((step, index): TimelineEntry => {
    const state = stateAt(step, index)
    const isArrival = step.kind === 'received'
    const title = isArrival
      ? t('received')
      : isNamed(step.kind)
        ? following(`kind.${step.kind}`)
        : step.current_status
    return {
      key: `${index}-${step.date}`,
      state,
      stateLabel: t(`state.${state}`),
      title,
      time: { text: t('time', { time: days.moment(step.date) }), dateTime: step.date },
      text: [step.note, ...step.sp4n_histories.map((entry) => entry.tracking_note)]
        .filter(Boolean)
        .join('\n'),
      textLang: step.note_locale === locale ? undefined : step.note_locale,
      content: <StepDetails step={step} title={title} secret={secret} />,
      icon: isArrival ? <ReceivedIcon /> : <StatusIcon status={step.status} size={22} />,
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
