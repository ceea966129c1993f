'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ComplaintForm } from '../model/form'
import { isGood } from '../model/photos'
import { useWizardContext } from '../wizard-context'
import { PurposeNotice } from './purpose-notice'

/** Title and who will see it. */
const briefRows = 2

interface SubmitReviewProps {
  /** All answers and the purpose were on the page just now; a reminder is enough. */
  isReviewed: boolean
}

/** What is about to be sent, and what the personal data is for. */
export function SubmitReview({ isReviewed }: SubmitReviewProps) {
  const t = useTranslations('complaint')
  const { control } = useFormContext<ComplaintForm>()
  const values = useWatch({ control, compute: (all: ComplaintForm) => all })
  const { photos } = useWizardContext()
  const { data_wargi: reporter, informasi_aduan: information, lokasi_aduan: place } = values
  const visibility =
    information.type === 'private'
      ? t('visibility.private')
      : information.is_anonymous
        ? t('dialog.submitAnonymous')
        : t('visibility.public')
  const rows = [
    [t('fields.title'), information.title],
    [t('dialog.submitVisibility'), visibility],
    [t('dialog.submitFrom'), `${reporter.name}, ${reporter.phone}`],
    [
      t('dialog.submitPlace'),
      [place.village_name, place.district_name, place.city_name].join(', '),
    ],
    [t('fields.photos'), t('dialog.submitPhotos', { count: photos.list.filter(isGood).length })],
  ]
  return (
    <>
      <p>{t('dialog.submitIntro')}</p>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {rows.slice(0, isReviewed ? briefRows : rows.length).map(([name, value]) => (
          <div key={name} className="grid gap-x-4 py-2.5 sm:grid-cols-[9rem_1fr]">
            <dt className="text-small text-text-3">{name}</dt>
            <dd className="min-w-0 text-small font-semibold text-heading">{value}</dd>
          </div>
        ))}
      </dl>
      {!isReviewed && <PurposeNotice />}
    </>
  )
}
