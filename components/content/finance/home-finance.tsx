import { DownloadSimpleIcon } from '@phosphor-icons/react/ssr'
import { useLocale, useTranslations } from 'next-intl'
import { financeAddress } from '@/lib/address/lists/finance-address'
import { SectionHead } from '@/components/content/section-head'
import { ButtonLink } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { StaticMarkup } from '@/components/ui/static-markup'
import { Tag } from '@/components/ui/tag'
import type { FinanceReport } from '@/lib/schemas/finance'
import { FinanceBars, TargetKey } from './finance-bars'
import { financeCsvPath } from './finance-csv-path'
import { mainBars } from './report-bars'
import { useFinanceFormat } from './use-finance-format'

/** The home page's section on public money: what it is and two ways on, beside three bars of one budget year. */
export function HomeFinance({ report }: { report: FinanceReport }) {
  const [t, locale] = [useTranslations('finance'), useLocale()]
  const { day } = useFinanceFormat()
  const { year } = report
  const names = {
    revenue: t('parts.revenue'),
    expenditure: t('parts.expenditure'),
    financing: t('parts.financing'),
  }
  return (
    <StaticMarkup
      as="section"
      id="uang-daerah"
      aria-labelledby="home-finance"
      className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)]"
    >
      <div>
        <SectionHead id="home-finance" eyebrow={t('home.eyebrow')} title={t('home.title')}>
          <p className="mt-3 text-text-2">{t('home.text')}</p>
        </SectionHead>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={financeAddress.href({ year })}>{t('home.reports')}</ButtonLink>
          <a
            href={financeCsvPath(year, locale)}
            download
            aria-label={t('home.downloadOf', { year: String(year) })}
            className={buttonClass('secondary')}
          >
            <DownloadSimpleIcon aria-hidden="true" size={20} weight="bold" />
            {t('home.download')}
          </a>
        </div>
      </div>
      <div className="rounded-card bg-surface p-5 shadow-0 forced-colors:border md:p-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-h4">{t('home.chart')}</h3>
          <Tag tone="hejo">{t('budgetYear', { year: String(year) })}</Tag>
        </div>
        <div className="mt-6">
          <FinanceBars bars={mainBars(report, names)} />
        </div>
        <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-4 text-small text-text-2">
          <TargetKey />
          <strong className="text-heading">{t('dataUntil', { date: day(report.as_of) })}</strong>
        </div>
        <p className="mt-2 text-small text-text-2">{t('source', { source: report.source })}</p>
      </div>
    </StaticMarkup>
  )
}
