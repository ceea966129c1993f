import { StaticMarkup } from '@/components/ui/static-markup'
import { DownloadSimpleIcon } from '@phosphor-icons/react/ssr'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { buttonClass } from '@/components/ui/button-class'
import { ChipNav } from '@/components/ui/chip-nav'
import { useFormatter } from '@/lib/i18n/formatter'
import type { FinanceReport } from '@/lib/schemas/finance'
import { FinanceBars, TargetKey } from './finance-bars'
import { FinanceComparison } from './finance-comparison'
import { FinanceMeanings } from './finance-meanings'
import { FinancePerResident, type Population } from './finance-per-resident'
import { FinanceSummary } from './finance-summary'
import { FinanceTable } from './finance-table'
import { financeAddress } from '@/lib/address/lists/finance-address'
import { financeCsvPath } from './finance-csv-path'
import { allLines } from './report-bars'
import { useFinanceFormat } from './use-finance-format'
import { usePartNames } from './use-part-names'
import { yearsWithout } from './years-without'

interface FinanceViewProps {
  report: FinanceReport
  /** The year before it; null when it has no figures. */
  previous: FinanceReport | null
  /** null where the installation does not know it. */
  population: Population | null
  /** Budget years that have figures, the latest first. */
  years: number[]
  /** The running year: what it and the years before it lack is said. */
  currentYear: number
  /** Below the figures: documents on the same subject. */
  reports?: ReactNode
  /** Asks whether the page helped. */
  feedback?: ReactNode
}

const card = 'rounded-card bg-surface p-5 shadow-0 forced-colors:border md:p-8'

/**
 * A budget year below its banner: years, large figures, bars, table with download, source and date, what its lines are, the year before beside
 * it, and what it is for one resident.
 */
export function FinanceView({
  report,
  previous,
  population,
  years,
  currentYear,
  reports,
  feedback,
}: FinanceViewProps) {
  const [t, locale] = [useTranslations('finance'), useLocale()]
  const { day } = useFinanceFormat()
  const format = useFormatter()
  const { year } = report
  const missing = yearsWithout(years, currentYear)
  const names = usePartNames()
  return (
    <Container className="relative pb-18">
      <div className="-mt-10">
        <ChipNav
          label={t('yearNav')}
          chips={years.map((each) => ({
            label: String(each),
            href: financeAddress.href({ year: each }),
            isCurrent: each === year,
          }))}
        />
      </div>
      <section aria-labelledby="ringkasan" className="mt-6">
        <h2 id="ringkasan" className="text-h3">
          {t('summary', { year: String(year) })}
        </h2>
        <p className="mt-1 font-semibold text-heading">
          {t('dataUntil', { date: day(report.as_of) })}
        </p>
        {missing.length > 0 && (
          <p className="text-text-2">
            {t('missing', { years: format.list(missing, { type: 'conjunction' }) })}
          </p>
        )}
        <div className="mt-5">
          <FinanceSummary report={report} />
        </div>
      </section>
      <StaticMarkup
        as="section"
        id="bagian-grafik"
        aria-labelledby="grafik"
        className={`mt-6 ${card}`}
      >
        <h2 id="grafik" className="text-h4">
          {t('chart', { year: String(year) })}
        </h2>
        <p className="mb-6 mt-1 text-small text-text-2">
          {t('chartText', { date: day(report.as_of) })}
        </p>
        <FinanceBars bars={allLines(report, names)} />
        <p className="mt-6 border-t border-line pt-4 text-small text-text-2">
          <TargetKey />
        </p>
      </StaticMarkup>
      {/* The table in it is the region of that name. */}
      <StaticMarkup as="section" id="bagian-tabel" className={`mt-6 ${card}`}>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 className="text-h4">{t('table', { year: String(year) })}</h2>
          <a
            href={financeCsvPath(year, locale)}
            download
            className={buttonClass('secondary', 'no-print min-h-11! px-4! text-[0.9375rem]')}
          >
            <DownloadSimpleIcon aria-hidden="true" size={20} weight="bold" />
            {t('download', { year: String(year) })}
          </a>
        </div>
        <div className="mt-4">
          <FinanceTable report={report} />
        </div>
        <div className="mt-5 max-w-[80ch] space-y-1.5 text-small text-text-2">
          <p>{report.note}</p>
          <p>{t('source', { source: report.source })}</p>
          <p>{t('edited', { date: day(report.updated_at) })}</p>
        </div>
      </StaticMarkup>
      <StaticMarkup as="section" id="bagian-arti" aria-labelledby="arti" className={`mt-6 ${card}`}>
        <h2 id="arti" className="mb-4 text-h4">
          {t('meanings.title')}
        </h2>
        <FinanceMeanings reports={previous ? [report, previous] : [report]} />
      </StaticMarkup>
      <StaticMarkup
        as="section"
        id="bagian-banding"
        aria-labelledby="banding"
        className={`mt-6 ${card}`}
      >
        <h2 id="banding" className="mb-4 text-h4">
          {t('comparison.title', { year: String(year), before: String(year - 1) })}
        </h2>
        <FinanceComparison report={report} previous={previous} />
      </StaticMarkup>
      {/* The table in it is the region of that name. */}
      {population && (
        <section className={`mt-6 ${card}`}>
          <h2 className="mb-2 text-h4">{t('perResident.title', { year: String(year) })}</h2>
          <FinancePerResident report={report} population={population} />
        </section>
      )}
      {reports}
      {feedback}
    </Container>
  )
}
