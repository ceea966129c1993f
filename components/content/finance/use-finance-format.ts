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
    day: (time: string) => format.dateTime(new Date(time), { dateStyle: 'long' }),
  }
}
