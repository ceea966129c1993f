'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { focusAfterRemoval } from '@/components/ui/focus-after-removal'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import type { ComplaintRating } from '@/lib/schemas/complaint-ratings'
import type { Held } from '../actions/queries'
import { LazyPanel } from '../lazy-panel'
import type { RatingSending, TypedRating } from './rating-panel'

interface RatingSectionProps {
  own: Held
  /** What the reporter said before this reading of the complaint. */
  rating: ComplaintRating | null
  onMoved: () => void
}

const loadPanel = () => import('./rating-panel').then(({ RatingPanel }) => RatingPanel)

/** What the reporter thinks of the handling once it has ended; code and words of the faces come when it is opened. */
export function RatingSection({ own, rating, onMoved }: RatingSectionProps) {
  const t = useTranslations('complaint-following.rating')
  const act = useTranslations('complaint-following.act')
  const failureMessage = useFailureMessage('action')
  const [said, setSaid] = useState<ComplaintRating | null>(null)
  const [typed, setTyped] = useState<TypedRating>({ value: '', reason: '' })
  const [{ isBusy, failure }, setSending] = useState<RatingSending>({
    isBusy: false,
    failure: null,
  })
  const failed = failure === null ? '' : failureMessage(failure)
  const given = rating ?? said
  const heading = useRef<HTMLHeadingElement>(null)

  const take = (sent: ComplaintRating) => {
    // The form leaves, and with it the button that was pressed. Whoever went on meanwhile stays there.
    focusAfterRemoval(() => heading.current)
    setSaid(sent)
  }

  return (
    <section
      aria-labelledby="complaint-rating"
      className="mt-9 border-t border-line pt-6 print:hidden"
    >
      <h3 id="complaint-rating" ref={heading} tabIndex={-1} className="text-h4 text-heading">
        {t('title')}
      </h3>
      <p className="mt-1 text-text-2">{t(given === null ? 'text' : 'given')}</p>
      <LiveRegion message={said === null ? '' : t('thanks')} />
      {said !== null && (
        <div className="mt-3">
          <InlineMessage tone="success">{t('thanks')}</InlineMessage>
        </div>
      )}
      <LazyPanel
        id="handling-rating-panel"
        load={loadPanel}
        namespace="feedback"
        words={{ open: t(given === null ? 'open' : 'see'), close: t('close') }}
      >
        {(Panel) => (
          <Panel
            {...{ own, typed, given, onMoved }}
            onTyped={setTyped}
            sending={{ isBusy, failure }}
            onSending={setSending}
            onGiven={take}
          />
        )}
      </LazyPanel>
      <LiveRegion message={isBusy ? act('sending') : ''} />
      <LiveRegion message={failed} isUrgent />
      {failed !== '' && (
        <div className="mt-3">
          <InlineMessage tone="error">{failed}</InlineMessage>
        </div>
      )}
    </section>
  )
}
