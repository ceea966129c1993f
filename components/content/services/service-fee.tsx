import { useTranslations } from 'next-intl'
import type { ServiceDetail } from '@/lib/schemas/services'

/** What a service costs: amount in whole rupiah, words of the body, or both; nothing to pay reads "free". */
export function ServiceFee({ fee, lang }: { fee: ServiceDetail['service_fee']; lang?: string }) {
  const t = useTranslations('services.fee')
  const { minimum_fee: minimum, maximum_fee: maximum } = fee
  const words = fee.has_description === 1 ? fee.description : ''
  const isRange = fee.has_range === 1 && maximum > minimum
  const exact = isRange
    ? t('range', { minimum, maximum })
    : minimum > 0
      ? t('amount', { amount: minimum })
      : ''
  // Bodies often repeat the amount in their words, with or without a space; once is enough.
  const amount = words.replace(/Rp\s+/g, 'Rp').includes(exact) ? '' : exact
  if (amount === '' && words === '') return t('free')
  return (
    <>
      {amount !== '' && <span className="block tabular-nums">{amount}</span>}
      {words !== '' && (
        <span
          lang={lang}
          className={amount === '' ? undefined : 'block text-small font-normal text-text-2'}
        >
          {words}
        </span>
      )}
    </>
  )
}
