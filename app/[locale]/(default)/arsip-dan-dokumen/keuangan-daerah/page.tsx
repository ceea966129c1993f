import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { pageLocale, textParam, withQuery, type SearchParams } from '@/app/page-params'
import {
  archivesPath,
  financePath,
  noArchiveFilters,
} from '@/components/content/archives/archive-filters'
import { FinanceEmpty } from '@/components/content/finance/finance-empty'
import { financeCsvPath } from '@/components/content/finance/finance-csv-path'
import { FinanceReports } from '@/components/content/finance/finance-reports'
import { FinanceView } from '@/components/content/finance/finance-view'
import { JsonLd } from '@/components/content/json-ld'
import { PageBanner } from '@/components/layout/page-banner'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/locales'
import { financeTopic, yearParam } from '@/lib/schemas/archives'
import { listDocuments } from '@/lib/server/queries/archives'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { archivesHref } from '../archive-address'

interface Props {
  searchParams: SearchParams
}

const reportCount = 4
const hrefOf = (year: number) => withQuery(financePath, { tahun: year })
const allReports = archivesHref({ ...noArchiveFilters, topic: financeTopic })

/** The year of the address; anything that is no year asks for the latest. */
const readYear = async (searchParams: SearchParams) =>
  yearParam.parse(textParam((await searchParams).tahun))

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const year = await readYear(searchParams)
  const [locale, t] = [await pageLocale(), await getTranslations('finance')]
  const report = await cachedPortal.finance.report({ year }, locale)
  const isNamed = year !== undefined && report !== null
  return pageMetadata({
    locale,
    path: isNamed ? hrefOf(year) : financePath,
    title: isNamed ? t('yearTitle', { year: String(year) }) : t('title'),
    description: t('description'),
  })
}

export default async function FinancePage({ searchParams }: Props) {
  const year = await readYear(searchParams)
  const [locale, t, archives, common] = [
    await pageLocale(),
    await getTranslations('finance'),
    await getTranslations('archives'),
    await getTranslations('common.breadcrumb'),
  ]
  const [report, years, documents] = await Promise.all([
    cachedPortal.finance.report({ year }, locale),
    cachedPortal.finance.years(),
    listDocuments({ cat: [financeTopic], per_page: reportCount }, locale),
  ])
  const reports = <FinanceReports documents={documents.data} allHref={allReports} />
  return (
    <>
      <JsonLd
        value={breadcrumbJsonLd(locale, [
          { name: common('home'), path: '/' },
          { name: archives('title'), path: archivesPath },
          { name: t('title'), path: financePath },
        ])}
      />
      {report && (
        <JsonLd
          value={{
            '@context': 'https://schema.org',
            '@type': 'Dataset',
            name: t('yearTitle', { year: String(report.year) }),
            description: t('description'),
            url: `${env().SITE_ORIGIN}${localePath(locale, hrefOf(report.year))}`,
            temporalCoverage: String(report.year),
            dateModified: report.updated_at,
            distribution: [
              {
                '@type': 'DataDownload',
                encodingFormat: 'text/csv',
                contentUrl: `${env().SITE_ORIGIN}${financeCsvPath(report.year, locale)}`,
              },
            ],
          }}
        />
      )}
      <PageBanner
        title={t('title')}
        subtitle={t('subtitle')}
        crumbs={[{ label: archives('title'), href: archivesPath }, { label: t('title') }]}
      />
      {report ? (
        <FinanceView report={report} years={years} hrefOf={hrefOf} reports={reports} />
      ) : (
        <FinanceEmpty years={years} hrefOf={hrefOf} />
      )}
    </>
  )
}
