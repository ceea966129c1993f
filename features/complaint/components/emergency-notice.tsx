'use client'

import { PhoneIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { InlineMessage } from '@/components/ui/inline-message'
import { emergencyNumbers } from '../emergency-numbers'

/** Stops emergencies before anything is typed, with the numbers to call. */
export function EmergencyNotice() {
  const t = useTranslations('complaint.emergency')
  return (
    <InlineMessage
      tone="warning"
      actions={emergencyNumbers.map(({ key, number }) => (
        <a
          key={key}
          href={`tel:${number}`}
          className="inline-flex min-h-11 items-center gap-2 rounded-md bg-surface px-3.5 text-small font-semibold text-pare-800 ring-1 ring-pare-400 hover:bg-pare-100"
        >
          <PhoneIcon aria-hidden="true" size={18} weight="fill" />
          {t(key, { number })}
        </a>
      ))}
    >
      {t('title')}
    </InlineMessage>
  )
}
