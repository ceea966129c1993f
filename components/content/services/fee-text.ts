import { useTranslations } from 'next-intl'
import type { ServiceDetail } from '@/lib/schemas/services'

type Fee = ServiceDetail['service_fee']

/** The amount of a fee in whole rupiah, exact or from–to; empty where it names none. */
export function useFeeAmount({
  has_range: hasRange,
  minimum_fee: minimum,
  maximum_fee: maximum,
}: Fee): string {
  const t = useTranslations('services.fee')
  if (hasRange === 1 && maximum > minimum) return t('range', { minimum, maximum })
  return minimum > 0 ? t('amount', { amount: minimum }) : ''
}

/** What a service costs in one text: the office's words, else the amount, else "free". */
export function useFeeText(fee: Fee): string {
  const t = useTranslations('services.fee')
  const amount = useFeeAmount(fee)
  return (fee.has_description === 1 ? fee.description : '') || amount || t('free')
}
