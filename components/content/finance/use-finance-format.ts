import { useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/formatter'
import { shortAmount } from './short-amount'

/** Amounts, shares and days as the finance pages write them. */
export function useFinanceFormat() {
  const [t, format] = [useTranslations('finance'), useFormatter()]
  function amount(rupiah: number): string {
    const { unit, value } = shortAmount(Math.abs(rupiah))
    const text = t(`amount.${unit}`, { value: format.number(value, { maximumFractionDigits: 2 }) })
    return rupiah < 0 ? t('negativeAmount', { amount: text }) : text
  }
  return {
    amount,
    /** `97,62`, without the sign. */
    share: (percentage: number) => format.number(percentage, { maximumFractionDigits: 2 }),
    /** Rupiah of one resident; no more digits than the figures behind it have. */
    perHead: (rupiah: number) =>
      t('amount.rupiah', { value: format.number(rupiah, { maximumSignificantDigits: 3 }) }),
    /** A change in per cent as words; null where there is none to tell. */
    change: (percent: number | null): string => {
      if (percent === null) return t('comparison.noChange')
      const size = format.number(Math.abs(percent), { maximumFractionDigits: 1 })
      if (size === format.number(0)) return t('comparison.same')
      return t(percent > 0 ? 'comparison.up' : 'comparison.down', { percent: size })
    },
    day: (time: string) => format.dateTime(new Date(time), { dateStyle: 'long' }),
  }
}
