'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { FieldError } from '@/components/ui/field'
import { focusAfterRemoval } from '@/components/ui/focus-after-removal'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { PhotoInput } from '@/components/ui/photo-input'
import { PhotoAdd, PhotoTile } from '@/components/ui/photo-tile'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import { useFormatter } from '@/lib/i18n/formatter'
import type { AnswerPhoto, AnswerPhotos as Photos } from './chosen-photos'

const addId = 'answer-photo-add'
const nowhere = () => undefined

/** Chooser and list of the photos that go with the reporter's words. */
export function AnswerPhotos({ photos, error }: { photos: Photos; error: string }) {
  const t = useTranslations('complaint-following.photo')
  const rule = useTranslations('validation')
  const format = useFormatter()
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const chooser = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  // Of an earlier opening of the form: they are no news.
  const [kept] = useState(() => new Set(photos.list.map(({ id }) => id)))
  return (
    <div>
      <p className="text-label text-heading">{t('label')}</p>
      {error && <FieldError id={`${addId}-error`} text={error} />}
      <LiveRegion message={said} />
      <PhotoInput ref={chooser} onFiles={(files) => setLeftOut(photos.add(files))} />
      <ul aria-label={t('list')} className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {photos.list.map((photo) => (
          <Item
            key={photo.id}
            photo={photo}
            photos={photos}
            isKept={kept.has(photo.id)}
            say={setSaid}
          />
        ))}
        <li className="max-sm:col-span-2">
          <PhotoAdd
            id={addId}
            label={t('add')}
            hint={
              photos.list.length >= photos.max
                ? t('full', { max: photos.max })
                : t('hint', { count: photos.list.length, max: photos.max })
            }
            describedBy={error ? `${addId}-error` : undefined}
            isInvalid={error !== ''}
            onClick={() =>
              photos.list.length >= photos.max ? nowhere() : chooser.current?.click()
            }
          />
        </li>
      </ul>
      <div aria-live="polite" className="mt-4 empty:hidden">
        {leftOut.length > 0 && (
          <InlineMessage tone="warning">
            {rule('photosLeftOut', {
              count: leftOut.length,
              max: photos.max,
              names: format.list(leftOut),
            })}
          </InlineMessage>
        )}
      </div>
    </div>
  )
}

function Item({
  photo,
  photos,
  isKept,
  say,
}: {
  photo: AnswerPhoto
  photos: Photos
  /** It was said before what became of it. */
  isKept: boolean
  say: (message: string) => void
}) {
  const t = useTranslations('complaint-following.photo')
  const rule = useTranslations('validation')
  const failureMessage = useFailureMessage('answerPhoto')
  const { name } = photo.file
  const { problem } = photo
  const error =
    problem === null
      ? undefined
      : typeof problem === 'string'
        ? rule(problem)
        : failureMessage(problem)

  const told = useRef(isKept ? photo.state : null)
  useEffect(() => {
    if (told.current === photo.state) return
    told.current = photo.state
    if (photo.state === 'SUCCESS') say(t('added', { name }))
    if (error) say(`${name}: ${error}`)
  }, [photo.state, error, name, say, t])

  const [hasShrinkFailed, setHasShrinkFailed] = useState(false)
  const shrink = async () => {
    say('')
    setHasShrinkFailed(false)
    if (await photos.shrink(photo)) return
    setHasShrinkFailed(true)
    say(t('shrinkFailed', { name }))
  }

  return (
    // The sentence of an error needs the width of two tiles on a phone.
    <li className={photo.state === 'ERROR' ? 'max-sm:col-span-2' : ''}>
      <PhotoTile
        status={photo.state}
        previewUrl={photo.previewUrl}
        alt={t('alt', { name })}
        fileName={name}
        // The client counts no bytes on the way; half is "under way".
        progress={50}
        labels={{
          progress: t('uploading'),
          done: t('done'),
          retry: t('retry'),
          remove: t('remove', { name }),
          shrink: t('shrink'),
        }}
        error={hasShrinkFailed ? t('shrinkFailed', { name }) : error}
        onRetry={() => photos.retry(photo)}
        onRemove={() => {
          focusAfterRemoval(() => document.getElementById(addId))
          photos.remove(photo.id)
          say(t('removed', { name }))
        }}
        onShrink={photo.problem === 'photoSize' ? () => void shrink() : undefined}
      />
    </li>
  )
}
