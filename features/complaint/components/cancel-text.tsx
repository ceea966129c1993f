'use client'

import { useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/formatter'
import type { DraftState } from '../use-draft'

/** What is deleted when the complaint is given up, neither more nor less: a draft of an earlier visit goes too, that of another tab stays. */
export function CancelText({ draft }: { draft: Pick<DraftState, 'found' | 'isElsewhere'> }) {
  const t = useTranslations('complaint.dialog')
  const format = useFormatter()
  if (draft.isElsewhere) return <p>{t('cancelElsewhere')}</p>
  return (
    <>
      <p>{t('cancelText')}</p>
      {draft.found && (
        <p className="mt-3">
          {t('cancelEarlier', {
            time: format.dateTime(draft.found.savedAt, { dateStyle: 'long', timeStyle: 'short' }),
          })}
        </p>
      )}
    </>
  )
}
