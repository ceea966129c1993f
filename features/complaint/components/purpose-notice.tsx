'use client'

import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { useWizardContext } from '../wizard-context'

/** What the personal data is for, who sees it and when it is removed. */
export function PurposeNotice() {
  const t = useTranslations('complaint.dialog')
  const { identityDays } = useWizardContext()
  return (
    <div className="mt-4 rounded-lg bg-sunken p-4 text-small">
      <h3 className="font-semibold text-heading">{t('purposeTitle')}</h3>
      <p className="mt-1 text-text-2">{t('purposeText', { identityDays })}</p>
      <Link
        href="/kebijakan-privasi"
        target="_blank"
        className="mt-2 inline-flex min-h-6 items-center font-semibold text-link underline underline-offset-4"
      >
        {t('purposeLink')}
      </Link>
    </div>
  )
}
