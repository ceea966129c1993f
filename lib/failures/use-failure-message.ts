'use client'

import { useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/formatter'
import { failureText, type FailureReader } from './failure-rows'
import type { Failure } from './read-failure'

const minuteMs = 60_000

type FailureFacts = Pick<Failure, 'cause' | 'retryAt' | 'requestId'>

/** Clock time of a retry for messages, "14.32": rounded up to the minute, so that it is not too early; `none` when unknown. */
export function useClock() {
  const format = useFormatter()
  return (retryAt: number | null) =>
    retryAt === null
      ? 'none'
      : format.dateTime(Math.ceil(retryAt / minuteMs) * minuteMs, { timeStyle: 'short' })
}

/** Heading and next step of a failure for one reader; the step may be empty. */
export function useFailureText(reader: FailureReader) {
  const t = useTranslations()
  const clock = useClock()
  return ({ cause, retryAt }: FailureFacts) => {
    const { heading, nextStep } = failureText(cause, reader)
    return {
      heading: t(heading),
      nextStep: nextStep === null ? '' : t(nextStep, { time: clock(retryAt) }),
    }
  }
}

/** The whole message of a failure: what failed, why, what to do, and the code to report when it is the portal's. */
export function useFailureMessage(reader: FailureReader) {
  const t = useTranslations()
  const textOf = useFailureText(reader)
  return (failure: FailureFacts) => {
    const { heading, nextStep } = textOf(failure)
    const { subject } = failureText(failure.cause, reader)
    const message = nextStep === '' ? heading : t('failures.told', { heading, nextStep })
    const sentence =
      subject === null ? message : t('failures.toldOf', { subject: t(subject), told: message })
    const { requestId: code } = failure
    return code === undefined
      ? sentence
      : t('failures.coded', { told: sentence, code: t('common.errorPage.code', { code }) })
  }
}
