'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextArea } from '@/components/ui/text-area'
import { randomUuid } from '@/lib/random-uuid'
import { reporterTextMax } from '@/lib/schemas/complaint-following'
import { characterCount } from '@/lib/typed-text'
import { sendAnswer } from './act-calls'
import { ActFrame, type ActProps } from './act-frame'
import { AnswerPhotos } from './answer-photos'
import { lastQuestion } from './last-question'
import { useAnswerPhotos } from './use-answer-photos'

const fieldId = 'answer-text'

/** The officer's question, and the reporter's answer in words and photos. */
export function AnswerAct(props: ActProps) {
  const t = useTranslations('complaint-following')
  const rule = useTranslations('validation')
  const { complaint, kept, onKeep, onDone } = props
  const [formToken] = useState(randomUuid)
  const photos = useAnswerPhotos(formToken)
  const [isMissing, setIsMissing] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  const question = lastQuestion(complaint.history)
  const field = t('act.answer.field')
  const areAllUp = photos.list.every((photo) => photo.state === 'SUCCESS')

  const send = async () => {
    const text = kept.trim()
    setIsMissing(text === '')
    setIsWaiting(!areAllUp)
    if (text === '') return document.getElementById(fieldId)?.focus()
    if (!areAllUp) return undefined
    const images = photos.list.flatMap(({ uploaded }) => (uploaded ? [uploaded] : []))
    await sendAnswer({ number: complaint.view.complaint_id, secret: complaint.secret }, { text, images }, formToken)
    return onDone(t('act.answer.done'))
  }

  return (
    <ActFrame act="answer" send={send} {...props}>
      {question && (
        <blockquote className="rounded-lg bg-mega-50 px-4 py-3 text-mega-800 forced-colors:border">
          <p className="text-micro">{t('step.officer')}</p>
          <p className="mt-1 whitespace-pre-line">{question}</p>
        </blockquote>
      )}
      <TextArea
        id={fieldId}
        label={field}
        error={isMissing ? rule('required', { field }) : ''}
        counter={t('left', { count: reporterTextMax - characterCount(kept) })}
        value={kept}
        onChange={(event) => onKeep(event.target.value)}
        characterMax={reporterTextMax}
        aria-required="true"
      />
      <AnswerPhotos photos={photos} error={isWaiting && !areAllUp ? t('photo.waiting') : ''} />
    </ActFrame>
  )
}
