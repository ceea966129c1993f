'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { InlineMessage } from '@/components/ui/inline-message'
import { TextArea } from '@/components/ui/text-area'
import { ApiFailure } from '@/lib/api/failure'
import { additionPhotosMax, reporterTextMax } from '@/lib/schemas/complaint-following'
import { photoMaxCount } from '@/lib/schemas/complaints'
import { characterCount } from '@/lib/typed-text'
import { sendAddition, sendAnswer } from './queries'
import { ActionFrame, type ActionProps } from './action-frame'
import { AnswerPhotos } from './answer-photos'
import { lastQuestion } from './last-question'
import { answerPhotos } from './chosen-photos'

const forms = {
  answer: { call: sendAnswer, photosMax: photoMaxCount },
  add: { call: sendAddition, photosMax: additionPhotosMax },
} as const

/** Words and photos of the reporter: the answer to an officer's question, which is shown, or something new. */
export function TextAction({ action, ...props }: ActionProps & { action: keyof typeof forms }) {
  const t = useTranslations('complaint-following')
  const rule = useTranslations('validation')
  const { complaint, draft, onDraft, keptPhotos, formToken, onNewForm, onDone } = props
  const photos = answerPhotos(keptPhotos, formToken, forms[action].photosMax)
  const [isMissing, setIsMissing] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  const fieldId = `${action}-text`
  const field = t(`act.${action}.field`)
  const areAllUp = photos.list.every((photo) => photo.state === 'SUCCESS')

  const send = async () => {
    const text = draft.trim()
    setIsMissing(text === '')
    setIsWaiting(!areAllUp)
    if (text === '') return document.getElementById(fieldId)?.focus()
    if (!areAllUp) return undefined
    const images = photos.list.flatMap(({ uploaded }) => (uploaded ? [uploaded] : []))
    try {
      await forms[action].call(
        { number: complaint.view.complaint_id, secret: complaint.secret },
        { text, images },
        formToken,
      )
    } catch (error) {
      // What was sent before without an answer did arrive, with its photos: other words are a form of their own.
      if (error instanceof ApiFailure && error.code === 'IDEMPOTENCY_CONFLICT') {
        photos.clear()
        onNewForm()
      }
      throw error
    }
    return onDone(t(`act.${action}.done`))
  }

  return (
    <ActionFrame action={action} send={send} {...props}>
      {action === 'answer' ? (
        <Question text={lastQuestion(complaint.history)} />
      ) : (
        <AwaitedInstead awaits={complaint.view.awaits} />
      )}
      <TextArea
        id={fieldId}
        label={field}
        error={isMissing ? rule('required', { field }) : ''}
        counter={t('left', { count: reporterTextMax - characterCount(draft) })}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        characterMax={reporterTextMax}
        aria-required="true"
      />
      <AnswerPhotos photos={photos} error={isWaiting && !areAllUp ? t('photo.waiting') : ''} />
    </ActionFrame>
  )
}

function Question({ text }: { text: string }) {
  const t = useTranslations('complaint-following.step')
  if (text === '') return null
  return (
    <blockquote className="rounded-lg bg-mega-50 px-4 py-3 text-mega-800 forced-colors:border">
      <p className="text-micro">{t('officer')}</p>
      <p className="mt-1 whitespace-pre-line">{text}</p>
    </blockquote>
  )
}

/** What is added answers no question; somebody who is asked for a word is told which button does. */
function AwaitedInstead({ awaits }: Pick<ActionProps['complaint']['view'], 'awaits'>) {
  const t = useTranslations('complaint-following')
  if (awaits === null) return null
  const button = awaits === 'answer' ? 'answer' : 'unsolved'
  return (
    <InlineMessage tone="info">
      {t(`act.add.${awaits}`, { button: t(`acts.button.${button}`) })}
    </InlineMessage>
  )
}
