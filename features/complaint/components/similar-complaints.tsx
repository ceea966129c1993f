'use client'

import { ArrowLeftIcon, ArrowRightIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { InlineMessage } from '@/components/ui/inline-message'
import { type Failure, readFailure } from '@/lib/failures/read-failure'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import type { SimilarComplaint } from '@/lib/schemas/complaint-monitoring'
import type { ComplaintForm } from '../model/form'
import { supportComplaint } from '../similar-queries'
import { useWizardContext } from '../wizard-context'
import { ScreenCard } from './screen-card'
import { SimilarItem } from './similar-item'

/** What a citizen joined instead of sending the same again. */
export interface Supported {
  number: string
  supporters: number
  /** False when this browser had joined before. */
  isNew: boolean
}

interface SimilarComplaintsProps {
  list: readonly SimilarComplaint[]
  onSupported: (supported: Supported) => void
  onDifferent: () => void
  onBack: () => void
}

/** Public complaints about what may be the same matter: join one, or go on with one's own. */
export function SimilarComplaints({
  list,
  onSupported,
  onDifferent,
  onBack,
}: SimilarComplaintsProps) {
  const t = useTranslations('complaint-review.similar')
  const tWizard = useTranslations('complaint.wizard')
  const { control } = useFormContext<ComplaintForm>()
  const { sendsMail } = useWizardContext()
  const email = useWatch({ control, name: 'data_wargi.email' })
  const [wantsNews, setWantsNews] = useState(false)
  const [joining, setJoining] = useState('')
  const [failure, setFailure] = useState<Failure | null>(null)
  const failureMessage = useFailureMessage('similar')

  // Whoever has gone on meanwhile is not fetched back by a late answer.
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const join = async (number: string) => {
    setJoining(number)
    setFailure(null)
    try {
      const { supporters, is_new: isNew } = await supportComplaint(number, wantsNews ? email : '')
      if (isHere.current) onSupported({ number, supporters, isNew })
    } catch (error) {
      setFailure(readFailure(error, navigator.onLine))
    } finally {
      setJoining('')
    }
  }

  return (
    <ScreenCard headingId="similar-heading" heading={t('title')}>
      <p className="mt-1 text-text-2">{t('intro', { count: list.length })}</p>
      <ul className="mt-6 space-y-5">
        {list.map((complaint) => (
          <SimilarItem
            key={complaint.complaint_number}
            complaint={complaint}
            isJoining={joining === complaint.complaint_number}
            onJoin={() => joining === '' && void join(complaint.complaint_number)}
          />
        ))}
      </ul>
      {sendsMail && (
        <div className="mt-4">
          <Checkbox
            id="similar-news"
            checked={wantsNews}
            onChange={(event) => setWantsNews(event.target.checked)}
            label={t('news', { email })}
            hint={t('newsHint')}
          />
        </div>
      )}
      <div role="alert" className="mt-4 empty:hidden">
        {failure && <InlineMessage tone="error">{failureMessage(failure)}</InlineMessage>}
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6">
        <Button variant="secondary" onClick={onBack} className="max-sm:w-full">
          <ArrowLeftIcon aria-hidden="true" size={20} weight="bold" />
          {tWizard('back')}
        </Button>
        <Button onClick={onDifferent} className="max-sm:order-first max-sm:w-full">
          {t('different')}
          <ArrowRightIcon aria-hidden="true" size={20} weight="bold" className="shrink-0" />
        </Button>
      </div>
    </ScreenCard>
  )
}
