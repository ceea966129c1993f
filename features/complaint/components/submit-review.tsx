'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from '@/components/ui/link'
import type { ComplaintForm } from '../model/form'
import { isGood } from '../model/photos'
import { useWizardContext } from '../wizard-context'

/** What is about to be sent, and what the personal data is for. */
export function SubmitReview() {
  const t = useTranslations('complaint')
  const { control } = useFormContext<ComplaintForm>()
  const values = useWatch({ control, compute: (all: ComplaintForm) => all })
  const { photos } = useWizardContext()
  const { data_wargi: reporter, informasi_aduan: information, lokasi_aduan: place } = values
  const visibility =
    information.type === 'private' ? t('visibility.private') : information.is_anonymous ? t('dialog.submitAnonymous') : t('visibility.public')
  const rows = [
    [t('fields.title'), information.title],
    [t('dialog.submitVisibility'), visibility],
    [t('dialog.submitFrom'), `${reporter.name}, ${reporter.phone}`],
    [t('dialog.submitPlace'), [place.village_name, place.district_name, place.city_name].join(', ')],
    [t('fields.photos'), t('dialog.submitPhotos', { count: photos.list.filter(isGood).length })],
  ]
  return (
    <>
      <p>{t('dialog.submitIntro')}</p>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-x-4 py-2.5 sm:grid-cols-[9rem_1fr]">
            <dt className="text-small text-text-3">{name}</dt>
            <dd className="min-w-0 text-small font-semibold text-heading">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 rounded-lg bg-sunken p-4 text-small">
        <h3 className="font-semibold text-heading">{t('dialog.purposeTitle')}</h3>
        <p className="mt-1 text-text-2">{t('dialog.purposeText')}</p>
        <Link href="/kebijakan-privasi" target="_blank" className="mt-2 inline-flex min-h-6 items-center font-semibold text-link underline underline-offset-4">
          {t('dialog.purposeLink')}
        </Link>
      </div>
    </>
  )
}
