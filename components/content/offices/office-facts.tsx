import { useTranslations } from 'next-intl'
import { telephoneHref } from '@/components/content/services/service-telephone'
import { useFormatter } from '@/lib/i18n/formatter'

/** Facts of an office as its page shows them; null where nobody has stated one, missing where its page does not ask. */
export interface ShownOfficeFacts {
  address?: string | null
  phone?: string | null
  /** A line for each group of days. */
  hours?: readonly string[] | null
}

/** What is known of an office, and in one sentence what is not. */
export function OfficeFacts({ facts: { address, phone, hours } }: { facts: ShownOfficeFacts }) {
  const t = useTranslations('offices')
  const format = useFormatter()
  const unstated = [
    ...(address === null ? [t('address')] : []),
    ...(phone === null ? [t('phone')] : []),
    ...(hours === null ? [t('hours')] : []),
  ]
  return (
    <div className="mt-1.5 text-small text-text-2">
      {address && (
        <p>
          {t('address')}: {address}
        </p>
      )}
      {phone && (
        <p>
          {t('phone')}:{' '}
          <a
            href={telephoneHref(phone)}
            className="inline-flex min-h-6 items-center text-link underline underline-offset-4 hover:text-link-hover"
          >
            {phone}
          </a>
        </p>
      )}
      {hours && (
        <p>
          {t('hours')}: {hours.join('; ')}
        </p>
      )}
      {unstated.length > 0 && <p>{t('notStatedList', { facts: format.list(unstated) })}</p>}
    </div>
  )
}
