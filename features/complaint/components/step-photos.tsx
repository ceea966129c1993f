'use client'

import { CameraIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { focusAfterRemoval } from '@/components/ui/focus-after-removal'
import { PhotoInput } from '@/components/ui/photo-input'
import { PhotoAdd } from '@/components/ui/photo-tile'
import { photoMaxCount } from '@/lib/schemas/complaints'
import { fieldId } from '../model/steps'
import { useWizardContext } from '../wizard-context'
import { PhotoItem } from './photo-item'
import { PhotosNotSent } from './photos-not-sent'

const id = fieldId('foto_aduan.images')
const addButton = () => document.getElementById(id)

/** Step 3: up to ten photos, each with its own state, its own messages and its own buttons. */
export function StepPhotos() {
  const t = useTranslations('complaint.photos')
  const { photos, errorOf } = useWizardContext()
  const chooser = useRef<HTMLInputElement>(null)
  const error = errorOf('foto_aduan.images')
  const isFull = photos.list.length >= photoMaxCount

  /** One chooser for both ways: a phone opens its camera when the field says so at that moment, a computer takes no notice. */
  const choose = (fromCamera: boolean) => {
    chooser.current?.toggleAttribute('capture', fromCamera)
    chooser.current?.click()
  }

  return (
    <div>
      <div id={`${id}-hint`} className="text-small text-text-2">
        <p>{t('intro', { max: photoMaxCount })}</p>
        <p>{t('privacyNote')}</p>
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
      <PhotoInput ref={chooser} onFiles={(files) => void photos.add(files)} />
      <ul aria-label={t('listLabel')} className="mt-5 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {photos.list.map((photo) => (
          <PhotoItem key={photo.id} photo={photo} onRemove={() => focusAfterRemoval(addButton)} />
        ))}
        <li className="max-sm:col-span-2">
          <PhotoAdd
            id={id}
            label={t('add')}
            hint={
              isFull
                ? t('full', { max: photoMaxCount })
                : t('addHint', { count: photos.list.length, max: photoMaxCount })
            }
            describedBy={error ? `${id}-hint ${id}-error` : `${id}-hint`}
            isInvalid={Boolean(error)}
            onClick={() => choose(false)}
          />
        </li>
      </ul>
      <PhotosNotSent next={addButton} />
      {!isFull && (
        <div className="mt-4 hidden pointer-coarse:block">
          <Button variant="secondary" onClick={() => choose(true)} className="max-sm:w-full">
            <CameraIcon aria-hidden="true" size={20} weight="bold" />
            {t('takePhoto')}
          </Button>
        </div>
      )}
    </div>
  )
}
