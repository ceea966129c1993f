'use client'

import { ArrowClockwiseIcon } from '@phosphor-icons/react'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useController, useFormContext } from 'react-hook-form'
import { Combobox } from '@/components/ui/combobox'
import { focusAfterRemoval } from '@/components/ui/focus-after-removal'
import { readFailure } from '@/lib/failures/read-failure'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import { useFeedbackContext } from '../feedback-context'
import { fieldId, type FeedbackForm } from '../model/form'
import { citiesQuery, feedbackQueryClient } from '../queries'

/** Where the person lives: one of the regencies and cities, which come from the server. */
export function DomicileField() {
  const t = useTranslations('feedback.person')
  const locale = useLocale()
  const { control } = useFormContext<FeedbackForm>()
  const { field } = useController({ control, name: 'domicile' })
  const {
    data: cities = [],
    error,
    errorUpdatedAt,
    isFetching,
    refetch,
  } = useQuery(citiesQuery(locale), feedbackQueryClient)
  const failureMessage = useFailureMessage('cities')
  return (
    <div>
      <Combobox
        id={fieldId('domicile')}
        label={t('domicile')}
        error={useFeedbackContext().errorOf('domicile')}
        options={cities.map((name) => ({ value: name, label: name }))}
        value={field.value}
        onChoose={field.onChange}
        placeholder={isFetching ? t('domicileLoading') : t('domicilePlaceholder')}
        showLabel={t('domicileShow')}
        emptyText={error ? t('domicileFailed') : t('noChoice')}
        countText={(count) => t('choiceCount', { count })}
        busyText={isFetching ? t('domicileLoading') : undefined}
      />
      <div aria-live="polite">
        {error && !isFetching && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 text-small text-text-2">
            {failureMessage(readFailure(error, navigator.onLine, errorUpdatedAt))}
            <button
              type="button"
              onClick={() => {
                focusAfterRemoval(() => document.getElementById(fieldId('domicile')))
                void refetch()
              }}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline-offset-4 hover:underline"
            >
              <ArrowClockwiseIcon aria-hidden="true" size={18} weight="bold" />
              {t('domicileReload')}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}
