'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { TextInput } from '@/components/ui/text-input'
import { isMistyped } from '@/lib/complaints/number-check'
import { type Failure, readFailure } from '@/lib/failures/read-failure'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import { useFormatter } from '@/lib/i18n/formatter'

/** Shortest number and code worth asking about, characters as typed; longest as the server takes them. */
const numberLength = { min: 5, max: 64 }
const codeMax = 32
const fieldIds = { number: 'receipt-number', code: 'receipt-code' } as const
type FieldName = keyof typeof fieldIds

type Outcome =
  | { kind: 'genuine'; number: string; day: string }
  | { kind: 'notGenuine' }
  | { kind: 'failed'; failure: Failure }

/** Asks the server; whatever goes wrong is an outcome. The code that asks is fetched with the first press. */
async function outcomeOf(number: string, code: string): Promise<Outcome> {
  try {
    const { checkReceipt } = await import('./queries')
    const { is_genuine: isGenuine, received_on: day } = await checkReceipt(number, code)
    return isGenuine && day !== null ? { kind: 'genuine', number, day } : { kind: 'notGenuine' }
  } catch (error) {
    return { kind: 'failed', failure: readFailure(error, navigator.onLine) }
  }
}

/** Number and code from a paper receipt, and whether they belong together. */
export function ReceiptCheckForm() {
  const t = useTranslations('complaint-receipt.check')
  const rule = useTranslations('validation')
  const format = useFormatter()
  const failureMessage = useFailureMessage('receiptCheck')
  const [typed, setTyped] = useState({ number: '', code: '' })
  const [problems, setProblems] = useState<Partial<Record<FieldName, string>>>({})
  const [attempt, setAttempt] = useState(0)
  const [isAsking, setIsAsking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  // A verdict is about what stands in the fields, not about what stood there before.
  const changes = useRef(0)

  const problemsOf = (number: string, code: string): Partial<Record<FieldName, string>> => ({
    ...(number === ''
      ? { number: rule('required', { field: t('number') }) }
      : number.length < numberLength.min
        ? { number: rule('min', { field: t('number'), length: numberLength.min }) }
        : isMistyped(number)
          ? { number: rule('mistyped') }
          : {}),
    ...(code === '' ? { code: rule('required', { field: t('code') }) } : {}),
  })
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const [number, code] = [typed.number.trim(), typed.code.trim()]
    const found = problemsOf(number, code)
    setProblems(found)
    setAttempt(attempt + 1)
    setOutcome(null)
    if (Object.keys(found).length > 0) return
    setIsAsking(true)
    const mine = changes.current
    const answer = await outcomeOf(number, code)
    setIsAsking(false)
    if (mine === changes.current) setOutcome(answer)
  }
  const message =
    outcome === null
      ? ''
      : outcome.kind === 'genuine'
        ? t('genuine', {
            number: outcome.number,
            day: format.dateTime(new Date(outcome.day), { dateStyle: 'long', timeZone: 'UTC' }),
          })
        : outcome.kind === 'failed'
          ? failureMessage(outcome.failure)
          : t('notGenuine')
  const entries = Object.entries(fieldIds).flatMap(([name, targetId]) => {
    const text = name === 'number' ? problems.number : problems.code
    return text === undefined ? [] : [{ targetId, text }]
  })
  const input = (name: FieldName, length: number) => ({
    id: fieldIds[name],
    label: t(name),
    hint: t(`${name}Hint`),
    error: problems[name],
    value: typed[name],
    maxLength: length,
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => {
      changes.current += 1
      setOutcome(null)
      setTyped({ ...typed, [name]: event.target.value })
    },
  })

  return (
    <div className="space-y-5 noscript:hidden">
      {entries.length > 0 && <ErrorSummary key={attempt} entries={entries} />}
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="space-y-6 rounded-card bg-surface p-5 shadow-0 sm:p-8 forced-colors:border"
      >
        <div className="grid gap-5 md:grid-cols-2 md:gap-7">
          <TextInput {...input('number', numberLength.max)} />
          <TextInput {...input('code', codeMax)} />
        </div>
        <Button type="submit" isLoading={isAsking} className="max-sm:w-full">
          {t('submit')}
        </Button>
      </form>
      <LiveRegion message={message} />
      {outcome && (
        <InlineMessage
          tone={
            outcome.kind === 'genuine'
              ? 'success'
              : outcome.kind === 'notGenuine'
                ? 'warning'
                : 'error'
          }
        >
          {message}
        </InlineMessage>
      )}
    </div>
  )
}
