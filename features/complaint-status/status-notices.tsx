'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { InlineMessage } from '@/components/ui/inline-message'
import { Link } from '@/components/ui/link'
import { lastQuestion } from './actions/last-question'
import { lateDeadline } from './deadline-model'
import type { FoundComplaint } from './look-up'
import { useDays } from './use-days'

const ombudsman = 'https://www.ombudsman.go.id'

interface StatusNoticesProps {
  complaint: FoundComplaint
  /** Buttons for what the complaint waits for; empty for everybody but the reporter. */
  awaitedActions: ReactNode
  onOpen: (number: string) => void
}

const Title = ({ children }: { children: ReactNode }) => <p className="text-label">{children}</p>

/** What has to be known first: what is asked of the reporter, why it was refused, that it is late, that it goes on elsewhere. */
export function StatusNotices({ complaint, awaitedActions, onOpen }: StatusNoticesProps) {
  const t = useTranslations('complaint-following')
  const days = useDays()
  const { view, history } = complaint
  const main = view.merged_into
  const refusal =
    view.complaint_status_id === 'rejected'
      ? history.findLast((event) => event.status === 'rejected' && event.reason !== null)
      : undefined
  const late = lateDeadline(view.deadlines)
  const question = lastQuestion(history)
  return (
    <div className="mt-5 space-y-3 empty:hidden">
      {view.is_demo && <InlineMessage tone="info">{t('demoNote')}</InlineMessage>}
      {view.is_holder && complaint.expiresAt && (
        <InlineMessage tone="info">
          {t('temporaryNote', { time: days.clock(complaint.expiresAt) })}
        </InlineMessage>
      )}
      {view.is_holder && !complaint.expiresAt && (
        <InlineMessage tone="info">{t('holderNote')}</InlineMessage>
      )}
      {main && (
        <InlineMessage
          tone="info"
          actions={
            <Button variant="secondary" onClick={() => onOpen(main)}>
              {t('notice.mergedLink', { number: main })}
            </Button>
          }
        >
          {t('notice.merged')}
        </InlineMessage>
      )}
      {view.awaits === 'answer' && (
        <InlineMessage tone="warning" actions={view.is_holder && awaitedActions}>
          {view.is_holder ? <Title>{t('notice.answerTitle')}</Title> : t('notice.answerOthers')}
          {view.is_holder && <p>{t('notice.answerText')}</p>}
          {question && (
            <p className="mt-2 whitespace-pre-line border-s-2 border-current ps-3 font-normal">
              {question}
            </p>
          )}
        </InlineMessage>
      )}
      {view.awaits === 'confirmation' && (
        <InlineMessage tone="warning" actions={view.is_holder && awaitedActions}>
          {view.is_holder ? <Title>{t('notice.confirmTitle')}</Title> : t('notice.confirmOthers')}
          {view.is_holder && <p>{t('notice.confirmText')}</p>}
          {view.closes_on && <p>{t('notice.closesOn', { date: days.day(view.closes_on) })}</p>}
          {view.closes_on_is_provisional && <p>{t('deadline.provisional')}</p>}
        </InlineMessage>
      )}
      {refusal && (
        <InlineMessage tone="error">
          <Title>{t('notice.refusedTitle')}</Title>
          <p>{refusal.reason}</p>
          {refusal.next_step && (
            <p className="mt-1">{t('notice.refusedNext', { step: refusal.next_step })}</p>
          )}
        </InlineMessage>
      )}
      {late && (
        <InlineMessage tone="error">
          <Title>{t('notice.lateTitle')}</Title>
          <p>{t('notice.lateText', { date: days.day(late.due_on) })}</p>
          <p className="mt-1">
            <Link
              href={ombudsman}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-2"
            >
              {t('notice.lateLink')}
            </Link>
          </p>
        </InlineMessage>
      )}
    </div>
  )
}
