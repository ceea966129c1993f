'use client'

import { useTranslations } from 'next-intl'
import { InlineMessage } from '@/components/ui/inline-message'
import { useFormatter } from '@/lib/i18n/formatter'
import type { FieldPath } from '../labels'
import type { InformationForm } from '../model/form'
import { textWarnings } from '../model/text-warnings'

const fields = [
  { path: 'informasi_aduan.title', key: 'changeTitle', name: 'title' },
  { path: 'informasi_aduan.reason', key: 'changeReason', name: 'reason' },
] as const

interface PersonalDataReminderProps {
  information: InformationForm
  onChange: (path: FieldPath) => void
}

/** Says once more, before sending, that title or text give somebody away, with the way to each; never stops anybody. */
export function PersonalDataReminder({ information, onChange }: PersonalDataReminderProps) {
  const t = useTranslations('complaint.textWarning')
  const tCheck = useTranslations('complaint-review.check')
  const format = useFormatter()
  const all = textWarnings(information.title, information.reason)
  if (all.length === 0) return null
  const found = format.list(all.map((kind) => t(kind)))
  return (
    <div className="mt-5">
      <InlineMessage
        tone="warning"
        actions={fields
          .filter(({ name }) => textWarnings(information[name]).length > 0)
          .map(({ path, key }) => (
            <button
              key={path}
              type="button"
              onClick={() => onChange(path)}
              className={
                'inline-flex min-h-11 items-center rounded-md bg-surface px-3.5 text-small ' +
                'font-semibold text-pare-800 ring-1 ring-pare-400 hover:bg-pare-100'
              }
            >
              {tCheck(key)}
            </button>
          ))}
      >
        {information.type === 'private' ? t('introPrivate', { found }) : t('intro', { found })}
      </InlineMessage>
    </div>
  )
}
