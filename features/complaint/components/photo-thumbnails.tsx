'use client'

import { useTranslations } from 'next-intl'
import { isGood } from '../model/photos'
import { useWizardContext } from '../wizard-context'

/** The photos that will be sent, small. */
export function PhotoThumbnails() {
  const t = useTranslations('complaint.photos')
  const { photos } = useWizardContext()
  return (
    <ul aria-label={t('listLabel')} className="flex flex-wrap gap-2.5 pt-1">
      {photos.list.filter(isGood).map((photo) => (
        <li key={photo.id}>
          <img
            src={photo.preview_url}
            alt={t('alt', { name: photo.image_file.name })}
            className="size-20 rounded-md bg-batu-100 object-cover"
          />
        </li>
      ))}
    </ul>
  )
}
