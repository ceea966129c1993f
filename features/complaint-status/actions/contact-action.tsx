'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { TextInput } from '@/components/ui/text-input'
import { ApiFailure } from '@/lib/api/failure'
import { typedPhone } from '@/lib/complaints/typed-phone'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import { reporter, type Reporter } from '@/lib/schemas/complaints'
import { fieldProblems } from '@/lib/validation'
import { ActionFrame, type ActionProps } from './action-frame'
import { correctContact } from './queries'
import { useOwnData } from './use-own-data'

const fields = ['name', 'phone', 'email'] as const
type FieldName = keyof Reporter
const idOf = (name: FieldName) => `contact-${name}`
const inputs = {
  name: { autoComplete: 'name' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
} as const
const rules = ['required', 'numeric', 'phoneNumber', 'min', 'max', 'email', 'characters'] as const

/** What is wrong with each field, in the words of the form of new complaints; empty when it can be sent. */
function useProblems() {
  const t = useTranslations('complaint-following.act.correct_contact')
  const rule = useTranslations('validation')
  return (typed: Reporter): Partial<Record<FieldName, string>> => {
    const checked = reporter.safeParse(typed)
    if (checked.success) return {}
    const problems = fieldProblems(checked.error.issues)
    return Object.fromEntries(
      fields.flatMap((name) => {
        const [problem] = problems[name] ?? []
        if (!problem) return []
        const known = rules.find((each) => each === problem.rule) ?? 'invalid'
        return [[name, rule(known, { field: t(name), length: problem.length ?? 0 })]]
      }),
    )
  }
}

/** Name, phone and e-mail as they are held, to be corrected. */
export function ContactAction(props: ActionProps) {
  const t = useTranslations('complaint-following')
  const { complaint, onDone } = props
  const state = useOwnData(complaint)
  const failureMessage = useFailureMessage('action')
  const problemsOf = useProblems()
  const [changed, setChanged] = useState<Partial<Reporter>>({})
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const held = state.kind === 'read' ? state.own.reporter : null
  const failed = state.kind === 'failed' ? failureMessage(state.failure) : ''

  const send = async () => {
    if (held === null) return undefined
    const typed = { ...held, ...changed }
    const found = problemsOf(typed)
    setErrors(found)
    const wrong = fields.find((name) => found[name] !== undefined)
    if (wrong) return document.getElementById(idOf(wrong))?.focus()
    try {
      await correctContact(
        { number: complaint.view.complaint_id, secret: complaint.secret },
        reporter.parse(typed),
      )
    } catch (error) {
      // Whether mail can reach an address is known to the server alone.
      const said = error instanceof ApiFailure ? error.errors.email?.[0] : undefined
      if (said === undefined) throw error
      setErrors({ email: said })
      return document.getElementById(idOf('email'))?.focus()
    }
    return onDone(t('act.correct_contact.done'))
  }

  return (
    <ActionFrame action="correct_contact" send={send} {...props}>
      <LiveRegion message={state.kind === 'loading' ? t('act.see_data.loading') : ''} />
      <LiveRegion message={failed} isUrgent />
      {state.kind === 'loading' && <p>{t('act.see_data.loading')}</p>}
      {failed && <InlineMessage tone="error">{failed}</InlineMessage>}
      {held !== null &&
        fields.map((name) => (
          <TextInput
            key={name}
            {...inputs[name]}
            id={idOf(name)}
            label={t(`act.correct_contact.${name}`)}
            error={errors[name] ?? ''}
            value={changed[name] ?? held[name]}
            onChange={({ target: { value } }) =>
              setChanged((now) => ({
                ...now,
                [name]: name === 'phone' ? typedPhone(value) : value,
              }))
            }
            aria-required="true"
          />
        ))}
    </ActionFrame>
  )
}
