'use client'

import { FlagCheckeredIcon } from '@phosphor-icons/react'
import { useFormatter, useTranslations } from 'next-intl'
import { Timeline, type TimelineEntry, type TimelineState } from '@/components/ui/timeline'
import type { ComplaintStatus, ComplaintStep } from '@/lib/schemas/complaints'
import { ReceivedIcon, StatusIcon } from './status-icon'
import { hasNext, isStopped } from './status-model'

interface StatusHistoryProps {
  label: string
  status: ComplaintStatus
  /** Oldest first. */
  history: readonly ComplaintStep[]
}

/** The steps of a complaint, oldest first, and the end that is still to come. */
export function StatusHistory({ label, status, history }: StatusHistoryProps) {
  const t = useTranslations('complaint-status-page')
  const statusName = useTranslations('complaint-status')
  const format = useFormatter()
  const stateAt = (step: ComplaintStep, index: number): TimelineState => {
    if (isStopped(step.status)) return 'rejected'
    return index === history.length - 1 && step.status !== 'finished' ? 'now' : 'done'
  }
  const entries = history.map((step, index): TimelineEntry => {
    const state = stateAt(step, index)
    const at = new Date(step.date)
    const isArrival = index === 0 && step.status === 'unverified'
    return {
      key: `${step.date}-${step.status}`,
      state,
      stateLabel: t(`state.${state}`),
      title: isArrival ? t('received') : step.current_status,
      time: { text: t('time', { time: format.dateTime(at, { dateStyle: 'long', timeStyle: 'short' }) }), dateTime: step.date },
      text: [step.note, ...step.sp4n_histories.map((entry) => entry.tracking_note)].filter(Boolean).join('\n'),
      icon: isArrival ? <ReceivedIcon /> : <StatusIcon status={step.status} size={22} />,
    }
  })
  if (hasNext(status)) {
    const expected = history.at(-1)?.end_date
    entries.push({
      key: 'finished',
      state: 'next',
      stateLabel: t('state.next'),
      title: statusName('finished'),
      ...(expected ? { time: { text: t('estimate', { date: format.dateTime(new Date(expected), { dateStyle: 'long' }) }), dateTime: expected } } : {}),
      icon: <FlagCheckeredIcon aria-hidden="true" size={22} />,
    })
  }
  return <Timeline label={label} entries={entries} />
}
