'use client'

import { useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/formatter'
import { failureWords, type FailureReader } from './failure-rows'
import type { Failure } from './read-failure'

const minuteMs = 60_000

type Told = Pick<Failure, 'cause' | 'retryAt' | 'requestId'>

/** Clock time of another try for messages, "14.32": the next whole minute, so that nobody comes too early; `none` when nobody said. */
export function useClock() {
  const format = useFormatter()
  return (retryAt: number | null) =>
    retryAt === null
      ? 'none'
      : format.dateTime(Math.ceil(retryAt / minuteMs) * minuteMs, { timeStyle: 'short' })
}

/** Heading and next step of a failure for one reader; the step is empty where the heading says all of it. */
export function useFailureWords(reader: FailureReader) {
  const t = useTranslations()
  const clock = useClock()
  return ({ cause, retryAt }: Told) => {
    const { heading, nextStep } = failureWords(cause, reader)
    return {
      heading: t(heading),
      nextStep: nextStep === null ? '' : t(nextStep, { time: clock(retryAt) }),
    }
  }
}

/** All that a reader says of a failure, in one piece: what could not be done, why, what to do, and the code to name when it is ours. */
export function useToldFailure(reader: FailureReader) {
  const t = useTranslations()
  const wordsOf = useFailureWords(reader)
  return (failure: Told) => {
    const { heading, nextStep } = wordsOf(failure)
    const { subject } = failureWords(failure.cause, reader)
    const told = nextStep === '' ? heading : t('failures.told', { heading, nextStep })
    const whole = subject === null ? told : t('failures.toldOf', { subject: t(subject), told })
    const { requestId: code } = failure
    return code === undefined
      ? whole
      : t('failures.coded', { told: whole, code: t('common.errorPage.code', { code }) })
  }
}
