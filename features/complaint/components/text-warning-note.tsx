'use client'

import { useTranslations } from 'next-intl'
import { InlineMessage } from '@/components/ui/inline-message'
import { useFormatter } from '@/lib/i18n/formatter'
import type { InformationForm } from '../model/form'
import { textWarnings } from '../model/text-warnings'

/** Points out personal numbers in what was typed; never stops anybody. */
export function TextWarningNote({ information }: { information: InformationForm }) {
  const t = useTranslations('complaint.textWarning')
  const format = useFormatter()
  const found = format.list(
    textWarnings(information.title, information.reason).map((warning) => t(warning)),
  )
  return (
    <div aria-live="polite" className="empty:hidden">
      {found !== '' && (
        <InlineMessage tone="warning">
          {information.type === 'private' ? t('introPrivate', { found }) : t('intro', { found })}
        </InlineMessage>
      )}
    </div>
  )
}
