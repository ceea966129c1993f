'use client'

import { useTranslations } from 'next-intl'
import { isMistyped } from '@/lib/complaints/number-check'
import { numberMin } from '@/lib/complaints/typed-number'
import { loadLookUp } from './load-result'
import { isAskable, noErrors, type StatusErrors, type Typed } from './status-fields'

/** What is wrong with what is typed, before anything is asked. */
export function useTypedErrors() {
  const t = useTranslations('complaint-status-page')
  const rule = useTranslations('validation')
  return async ({ number, method, proof }: Typed): Promise<StatusErrors> => {
    const field = t('numberLabel')
    if (!isAskable(number))
      return {
        ...noErrors,
        number:
          number.trim() === ''
            ? rule('required', { field })
            : rule('min', { field, length: numberMin }),
      }
    if (isMistyped(number)) return { ...noErrors, number: rule('mistyped') }
    // Without the chunk the question itself will say that there is no connection.
    const problem =
      method === 'phone'
        ? await loadLookUp().then(
            ({ phoneProblem }) => phoneProblem(proof),
            () => null,
          )
        : null
    return problem
      ? {
          ...noErrors,
          phone: rule(problem.rule, { field: t('phoneLabel'), length: problem.length }),
        }
      : noErrors
  }
}
