'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { EmergencyCall } from '@/components/content/complaints/emergency-call'
import { InlineMessage } from '@/components/ui/inline-message'
import { TextInput } from '@/components/ui/text-input'
import { ApiFailure } from '@/lib/api/failure'
import { typedPhone } from '@/lib/complaints/typed-phone'
import { email as emailRule } from '@/lib/schemas/complaints'
import { loadCategoryMatcher } from '../load-parts'
import type { ComplaintForm } from '../model/form'
import { fieldId } from '../model/steps'
import { isEmailPlausible } from '../queries'
import { useWizardContext } from '../wizard-context'
import { emergencyNumbers } from '../emergency-numbers'

/** Stops emergencies before anything is typed, with the numbers to call. */
function EmergencyNotice() {
  const t = useTranslations('complaint.emergency')
  return (
    <InlineMessage
      tone="warning"
      actions={emergencyNumbers.map(({ key, number }) => (
        <EmergencyCall key={key} number={number} label={t(key, { number })} />
      ))}
    >
      {t('title')}
    </InlineMessage>
  )
}

/** Step 1: who writes. The e-mail address is checked with the server when the field is left; doubt is a hint, never a barrier. */
export function StepReporter() {
  const t = useTranslations('complaint')
  const { register, setValue, getValues, formState } = useFormContext<ComplaintForm>()
  const { form, errorOf, sendsMail } = useWizardContext()
  const isEmailValid = form.data_wargi.is_email_valid
  const emailId = fieldId('data_wargi.email')

  const { isDirty } = formState
  useEffect(() => {
    // Whoever types here comes to the next step, whose category help should then be at hand without network.
    if (isDirty) void loadCategoryMatcher()
  }, [isDirty])

  const checkEmail = async () => {
    const parsed = emailRule.safeParse(getValues('data_wargi.email'))
    if (!parsed.success) return
    try {
      const isPlausible = await isEmailPlausible(parsed.data)
      // The person may have typed on meanwhile; then this answer is about an address that is no longer there.
      if (getValues('data_wargi.email').trim() === parsed.data)
        setValue('data_wargi.is_email_valid', isPlausible)
    } catch (error) {
      console.warn('E-mail not checked', error instanceof ApiFailure ? error.code : error)
    }
  }

  return (
    <>
      <EmergencyNotice />
      {/* Close to it, so that a phone of usual height shows the first field. */}
      <p className="-mt-3 text-small text-text-2">{t('hints.reporter')}</p>
      <TextInput
        {...register('data_wargi.name')}
        id={fieldId('data_wargi.name')}
        label={t('fields.name')}
        error={errorOf('data_wargi.name')}
        autoComplete="name"
        aria-required="true"
      />
      {/* A text input: HTML lets browsers fill in the national form, which starts with 08, nowhere else. */}
      <TextInput
        {...register('data_wargi.phone', {
          onChange: ({ target }: { target: { value: string } }) => {
            const typed = typedPhone(target.value)
            if (typed !== target.value) setValue('data_wargi.phone', typed)
          },
        })}
        id={fieldId('data_wargi.phone')}
        label={t('fields.phone')}
        hint={t('hints.phone')}
        error={errorOf('data_wargi.phone')}
        inputMode="tel"
        autoComplete="tel-national"
        aria-required="true"
      />
      <div>
        <TextInput
          {...register('data_wargi.email', {
            onChange: () => setValue('data_wargi.is_email_valid', true),
            onBlur: () => void checkEmail(),
          })}
          id={emailId}
          label={t('fields.email')}
          hint={t('hints.email', { mail: sendsMail ? 'yes' : 'no' })}
          error={errorOf('data_wargi.email')}
          describedBy={isEmailValid ? undefined : `${emailId}-doubt`}
          type="email"
          inputMode="email"
          autoComplete="email"
          aria-required="true"
        />
        <div aria-live="polite" className="mt-3 empty:hidden">
          {!isEmailValid && (
            <InlineMessage tone="warning" id={`${emailId}-doubt`}>
              {t('emailDoubt')}
            </InlineMessage>
          )}
        </div>
      </div>
    </>
  )
}
