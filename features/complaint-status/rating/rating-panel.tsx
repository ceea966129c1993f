'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Rating } from '@/components/ui/rating'
import { RatingFace } from '@/components/ui/rating-face'
import { TextArea } from '@/components/ui/text-area'
import { type Failure, readFailure } from '@/lib/failures/read-failure'
import { type ComplaintRating, ratingReasonMax } from '@/lib/schemas/complaint-ratings'
import { ratings } from '@/lib/schemas/rating'
import { characterCount } from '@/lib/typed-text'
import type { Held } from '../actions/queries'
import { sendRating } from './queries'

/** What was chosen and written so far; '' while nothing is. */
export interface TypedRating {
  value: `${(typeof ratings)[number]}` | ''
  reason: string
}

/** Whether the rating is on its way, and why it did not arrive. */
export interface RatingSending {
  isBusy: boolean
  failure: Failure | null
}

export interface RatingPanelProps {
  own: Held
  /** Stays while the panel is closed. */
  typed: TypedRating
  onTyped: (typed: TypedRating) => void
  /** Told beside the panel, which may be closed by then. */
  sending: RatingSending
  onSending: (sending: RatingSending) => void
  /** What was said before; null asks. */
  given: ComplaintRating | null
  onGiven: (rating: ComplaintRating) => void
  /** The complaint is not what the page shows. */
  onMoved: () => void
}

const faceId = 'handling-rating'

/** Asks what the reporter thinks of the handling, and shows what was said. */
export function RatingPanel({ given, ...asking }: RatingPanelProps) {
  return given === null ? <RatingForm {...asking} /> : <GivenRating given={given} />
}

function GivenRating({ given: { rating, reason } }: { given: ComplaintRating }) {
  const t = useTranslations('feedback.rating.options')
  return (
    <div className="flex items-start gap-3">
      <RatingFace mood={rating} className="size-10 shrink-0 text-hejo-700" />
      <div className="min-w-0">
        <p className="font-semibold text-heading">{t(`${rating}`)}</p>
        {reason !== '' && <p className="mt-1 whitespace-pre-line text-text-2">{reason}</p>}
      </div>
    </div>
  )
}

function RatingForm({
  own,
  typed,
  onTyped,
  sending: { isBusy },
  onSending,
  onGiven,
  onMoved,
}: Omit<RatingPanelProps, 'given'>) {
  const t = useTranslations('complaint-following')
  const words = useTranslations('feedback.rating')
  const [isMissing, setIsMissing] = useState(false)
  const { value, reason } = typed

  const send = async () => {
    const rating = ratings.find((each) => `${each}` === value)
    setIsMissing(rating === undefined)
    if (rating === undefined) {
      document.getElementById(faceId)?.focus()
      return
    }
    if (isBusy) return
    onSending({ isBusy: true, failure: null })
    try {
      onGiven(await sendRating(own, { rating, reason: reason.trim() }))
      onSending({ isBusy: false, failure: null })
    } catch (error) {
      const failure = readFailure(error, navigator.onLine)
      onSending({ isBusy: false, failure })
      if (failure.cause === 'conflict') onMoved()
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-3">
      <Rating
        id={faceId}
        legend={t('rating.legend')}
        options={ratings.map((rating) => ({
          value: `${rating}` as const,
          label: words(`options.${rating}`),
          mood: rating,
        }))}
        value={value}
        onChange={(chosen) => {
          onTyped({ ...typed, value: chosen })
          setIsMissing(false)
        }}
        error={isMissing ? words('first') : ''}
      />
      <TextArea
        id="handling-reason"
        label={t('rating.reason')}
        note={t('optional')}
        hint={t('rating.hint')}
        counter={t('left', { count: ratingReasonMax - characterCount(reason) })}
        value={reason}
        onChange={(event) => onTyped({ ...typed, reason: event.target.value })}
        characterMax={ratingReasonMax}
        rows={3}
      />
      <Button type="submit" isLoading={isBusy} className="max-sm:w-full">
        {t('rating.submit')}
      </Button>
    </form>
  )
}
