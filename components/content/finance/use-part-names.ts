import { useTranslations } from 'next-intl'

/** The three parts of a budget by their names. */
export function usePartNames() {
  const t = useTranslations('finance.parts')
  return { revenue: t('revenue'), expenditure: t('expenditure'), financing: t('financing') }
}
