'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { InlineMessage } from '@/components/ui/inline-message'
import type { FollowedComplaint } from '@/lib/schemas/complaint-following'
import { useDays } from './use-days'

interface DataRightsProps {
  erasure: FollowedComplaint['erasure']
  /** When the complaint was read, which says whether a request is late. */
  readAt: Date
  /** Buttons of the rights that can be used now. */
  children: ReactNode
}

/** The reporter's rights over the own data, and what became of a request to erase the complaint. */
export function DataRights({ erasure, readAt, children }: DataRightsProps) {
  const t = useTranslations('complaint-following.data')
  const days = useDays()
  const isLate = erasure?.state === 'requested' && new Date(erasure.due_at) < readAt
  return (
    <section
      aria-labelledby="complaint-data"
      className="mt-9 border-t border-line pt-6 print:hidden"
    >
      <h3 id="complaint-data" className="text-h4 text-heading">
        {t('title')}
      </h3>
      <p className="mt-1 text-text-2">{t('text')}</p>
      <div className="mt-3 space-y-3">
        {erasure?.state === 'requested' && (
          <InlineMessage tone={isLate ? 'warning' : 'info'}>
            {t(isLate ? 'late' : 'requested', {
              requested: days.moment(erasure.requested_at),
              due: days.moment(erasure.due_at),
            })}
          </InlineMessage>
        )}
        {erasure?.state === 'refused' && (
          <InlineMessage tone="warning">
            {t('refused', {
              decided: days.moment(erasure.decided_at ?? erasure.due_at),
              reason: erasure.reason ?? '',
            })}
          </InlineMessage>
        )}
        {children}
      </div>
    </section>
  )
}
