'use client'

import { EyeIcon, EyeSlashIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { maskedName } from '@/lib/complaints/masked-name'
import type { ComplaintForm } from '../model/form'

interface PublicPreviewProps {
  form: ComplaintForm
  /** Name of the category, with what was typed beside "lainnya". */
  category: string
}

/** What everybody will see of the complaint, made with the server's own rule for names; nothing for private ones. */
export function PublicPreview({ form, category }: PublicPreviewProps) {
  const t = useTranslations('complaint-review.preview')
  const { data_wargi: reporter, informasi_aduan: information, lokasi_aduan: place } = form
  const isPrivate = information.type === 'private'
  const Icon = isPrivate ? EyeSlashIcon : EyeIcon
  return (
    <section aria-labelledby="public-preview" className="mt-8 rounded-panel bg-subtle p-5 sm:p-6">
      <h3 id="public-preview" className="flex items-start gap-2.5 text-h4 text-heading">
        <Icon aria-hidden="true" size={24} weight="duotone" className="mt-0.5 shrink-0 text-link" />
        {t('title')}
      </h3>
      {isPrivate ? (
        <p className="mt-2 text-text-2">{t('private')}</p>
      ) : (
        <>
          <div className="mt-4 rounded-card bg-surface p-5 shadow-0 wrap-anywhere">
            <p className="text-small text-text-3">{category}</p>
            <p className="mt-1 text-h4 text-heading">{information.title}</p>
            <p className="mt-1 text-small text-text-2">
              {t('by', {
                name: information.is_anonymous ? t('anonymous') : maskedName(reporter.name),
                place: [place.village_name, place.district_name, place.city_name].join(', '),
              })}
            </p>
            <p className="mt-3 whitespace-pre-line text-text">{information.reason}</p>
            <p className="mt-3 text-small text-text-2">{t('photos')}</p>
          </div>
          <p className="mt-3 text-small text-text-2">{t('hidden')}</p>
        </>
      )}
    </section>
  )
}
