'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { PhotoTile } from '@/components/ui/photo-tile'
import type { RawImage } from '../model/photos'
import { useWizardContext } from '../wizard-context'

/** One chosen photo; says once how its upload ended. */
export function PhotoItem({ photo, onRemove }: { photo: RawImage; onRemove: () => void }) {
  const t = useTranslations('complaint.photos')
  const rule = useTranslations('validation')
  const { photos, announce } = useWizardContext()
  const { name } = photo.image_file
  const error = photo.errors[0] && rule(photo.errors[0])
  const isTooLargeOnly = photo.errors.length === 1 && photo.errors[0] === 'photoSize'

  // What was said before the step was left is not news when it shows again.
  const said = useRef(photo.image_upload_status)
  useEffect(() => {
    if (said.current === photo.image_upload_status) return
    said.current = photo.image_upload_status
    if (photo.image_upload_status === 'SUCCESS') announce(t('added', { name }))
    if (photo.image_upload_status === 'ERROR' && error) announce(t('errorFor', { name, error }))
  }, [photo.image_upload_status, announce, error, name, t])

  const [hasShrinkFailed, setHasShrinkFailed] = useState(false)
  const shrink = async () => {
    announce(t('shrinking', { name }))
    setHasShrinkFailed(false)
    if (await photos.shrink(photo.id)) return
    setHasShrinkFailed(true)
    announce(t('shrinkFailed', { name }))
  }

  return (
    // The sentence of an error needs the width of two tiles on a phone.
    <li className={photo.image_upload_status === 'ERROR' ? 'max-sm:col-span-2' : ''}>
      <PhotoTile
        status={photo.image_upload_status}
        previewUrl={photo.preview_url}
        alt={t('alt', { name })}
        fileName={name}
        progress={photo.image_upload_progress}
        labels={{
          progress: t('uploading', { progress: photo.image_upload_progress }),
          done: t('success'),
          retry: t('retry'),
          remove: t('remove', { name }),
          shrink: t('shrink'),
        }}
        error={hasShrinkFailed ? t('shrinkFailed', { name }) : error}
        onRetry={() => photos.retry(photo.id)}
        onRemove={() => {
          onRemove()
          photos.remove(photo.id)
          announce(t('removed', { name }))
        }}
        onShrink={isTooLargeOnly ? () => void shrink() : undefined}
      />
    </li>
  )
}
