'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { InlineMessage } from '@/components/ui/inline-message'
import { useFormatter } from '@/lib/i18n/formatter'
import type { DraftState } from '../use-draft'

interface DraftNoticeProps {
  draft: DraftState
  /** True while nothing has been typed yet, so that the draft may be taken up again. */
  isPristine: boolean
  onRestore: () => void
  /** Asks whether what is typed now may take the place of the draft. */
  onReplace: () => void
  onRemove: () => void
}

/** Says that a draft of an earlier visit lies on this device, or that another tab holds it. Nothing is restored without being asked for. */
export function DraftNotice({
  draft,
  isPristine,
  onRestore,
  onReplace,
  onRemove,
}: DraftNoticeProps) {
  const t = useTranslations('complaint.draft')
  const format = useFormatter()
  const place = useRef<HTMLDivElement>(null)
  const isFound = draft.found !== null
  useEffect(() => {
    // A page that is loaded again is scrolled to where a later, longer step had been: past this notice, to its foot.
    const bottom = place.current?.getBoundingClientRect().bottom ?? 0
    if (isFound && bottom < 0) place.current?.scrollIntoView({ block: 'center' })
  }, [isFound])
  if (draft.isElsewhere) return <InlineMessage tone="warning">{t('elsewhere')}</InlineMessage>
  if (!draft.found) return null
  const time = format.dateTime(draft.found.savedAt, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <div ref={place}>
      <InlineMessage
        tone={isPristine ? 'info' : 'warning'}
        actions={
          <>
            <Button onClick={isPristine ? onRestore : onReplace}>
              {isPristine ? t('restore') : t('replace')}
            </Button>
            <Button variant="secondary" onClick={onRemove}>
              {t('remove')}
            </Button>
          </>
        }
      >
        {isPristine ? t('found', { time }) : t('other', { time })}
        {draft.isNotRemoved && <strong className="mt-1 block">{t('notRemoved')}</strong>}
        {draft.isNotRead && <strong className="mt-1 block">{t('notRead')}</strong>}
      </InlineMessage>
    </div>
  )
}

/** Says when this form was last saved on this device, with the way to delete it; or that this browser keeps nothing. */
export function DraftSaved({ draft, onRemove }: Pick<DraftNoticeProps, 'draft' | 'onRemove'>) {
  const t = useTranslations('complaint.draft')
  const format = useFormatter()
  if (draft.isRefused) return <InlineMessage tone="error">{t('failed')}</InlineMessage>
  // The notice above says it of a draft of an earlier visit.
  if (draft.savedAt === null)
    return (
      draft.isNotRemoved &&
      !draft.found && <InlineMessage tone="error">{t('notRemoved')}</InlineMessage>
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small text-text-2">
      <p>
        <span className="font-semibold text-heading">
          {t('kept', { time: format.dateTime(draft.savedAt, { timeStyle: 'short' }) })}
        </span>{' '}
        {t('keptUntil')}
      </p>
      <Button variant="text" onClick={onRemove}>
        {t('remove')}
      </Button>
      {draft.isNotRemoved && (
        <div className="w-full">
          <InlineMessage tone="error">{t('notRemoved')}</InlineMessage>
        </div>
      )}
    </div>
  )
}
