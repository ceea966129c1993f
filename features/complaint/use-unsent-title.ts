'use client'

import { useTranslations } from 'next-intl'
import { failureRows, type FailureCause } from '@/lib/failures/failure-rows'

/** Heading of a complaint that is not sent: why, and how sure that is. */
export function useUnsentTitle() {
  const t = useTranslations()
  return (cause: FailureCause) => {
    const { heading, mayHaveArrived } = failureRows[cause]
    return t('failures.unsent', { heading: t(heading), isUnsure: String(mayHaveArrived) })
  }
}
