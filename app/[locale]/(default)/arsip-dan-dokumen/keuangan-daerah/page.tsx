import type { Metadata } from 'next'
import { getLocale, getNow, getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { PageFeedback } from '@/app/page-feedback'
import { pageMetadata } from '@/app/page-metadata'
import { type SearchParams } from '@/app/page-params'
import { archiveAddress } from '@/lib/address/lists/archive-address'
import { financeAddress } from '@/lib/address/lists/finance-address'
import { FinanceEmpty } from '@/components/content/finance/finance-empty'
import { financeCsvPath } from '@/components/content/finance/finance-csv-path'
import { FinanceReports } from '@/components/content/finance/finance-reports'
import { FinanceView } from '@/components/content/finance/finance-view'
import { JsonLd } from '@/components/content/json-ld'
import { PageBanner } from '@/components/layout/page-banner'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/locales'
import { jakartaDay } from '@/lib/jakarta'
import { financeTopic } from '@/lib/schemas/archives'
import type { Overview } from '@/lib/schemas/overview'
import { listDocuments } from '@/lib/server/queries/archives'
import { cachedPortal } from '@/lib/server/queries/cached-portal'

interface Props {
  searchParams: SearchParams
}

const reportCount = 4
const allReports = archiveAddress.href({ topic: financeTopic })

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { year } = financeAddress.read(await searchParams)
  const [locale, t] = [await getLocale(), await getTranslations('finance')]
  const report = await cachedPortal.finance.report({ year: year ?? undefined }, locale)
  const isNamed = year !== null && report !== null
  return pageMetadata({
    locale,
    path: financeAddress.href(isNamed ? { year } : {}),
    title: isNamed ? t('yearTitle', { year: String(year) }) : t('title'),
    description: t('description'),
  })
}

/** The figure of the population that the overview of the province shows. */
function populationIn({ lead_figures: figures }: Overview) {
  const figure = figures.find(({ residents }) => residents !== null)
  return figure?.residents ? { ...figure, residents: figure.residents } : null
}

export default async function FinancePage({ searchParams }: Props) {
  const { year } = financeAddress.read(await searchParams)
  const [locale, t, archives, common] = [
    await getLocale(),
    await getTranslations('finance'),
    await getTranslations('archives'),
    await getTranslations('common.breadcrumb'),
  ]
  const [report, years, documents, overview] = await Promise.all([
    cachedPortal.finance.report({ year: year ?? undefined }, locale),
    cachedPortal.finance.years(),
    listDocuments({ cat: [financeTopic], per_page: reportCount }, locale),
    cachedPortal.pageTexts.overview(locale),
  ])
  const yearBefore = report && report.year - 1
  const previous =
    yearBefore !== null && years.includes(yearBefore)
      ? await cachedPortal.finance.report({ year: yearBefore }, locale)
      : null
  const reports = <FinanceReports documents={documents.data} allHref={allReports} />
  return (
    <>
      <JsonLd
        value={breadcrumbJsonLd(locale, [
          { name: common('home'), path: '/' },
          { name: archives('title'), path: archiveAddress.path },
          { name: t('title'), path: financeAddress.path },
        ])}
      />
      {report && (
        <JsonLd
          value={{
            '@context': 'https://schema.org',
            '@type': 'Dataset',
            name: t('yearTitle', { year: String(report.year) }),
            description: t('description'),
            url: `${env().SITE_ORIGIN}${localePath(locale, financeAddress.href({ year: report.year }))}`,
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
        scene="rice-terraces"
        title={t('title')}
        subtitle={t('subtitle')}
        crumbs={[{ label: archives('title'), href: archiveAddress.path }, { label: t('title') }]}
      />
      {report ? (
        <FinanceView
          report={report}
          previous={previous}
          population={overview && populationIn(overview)}
          years={years}
          currentYear={Number(jakartaDay(await getNow()).slice(0, 4))}
          reports={reports}
          feedback={<PageFeedback path={financeAddress.href({ year })} />}
        />
      ) : (
        <FinanceEmpty years={years} />
      )}
    </>
  )
}
