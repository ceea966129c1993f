import { useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/formatter'
import type { CountedGroup } from './count-bars'

/** Turns counted groups into the table of their chart: name, count, and share of all that were counted. */
export function useCountTable() {
  const t = useTranslations('complaint-monitoring')
  const format = useFormatter()
  const share = (count: number, whole: number) =>
    t('figures.percent', {
      share: format.number(whole === 0 ? 0 : (count / whole) * 100, { maximumFractionDigits: 1 }),
    })
  return (groups: readonly CountedGroup[], whole: number) => ({
    heads: [t('table.name'), t('table.count'), t('table.share')],
    rows: groups.map(
      ({ name, count }) => [name, format.number(count), share(count, whole)] as const,
    ),
  })
}
