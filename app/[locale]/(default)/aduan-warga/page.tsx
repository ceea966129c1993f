import { getLocale, getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { finishedCount } from '@/components/content/complaints/finished-count'
import { JsonLd } from '@/components/content/json-ld'
import { Container } from '@/components/layout/container'
import { PageBanner } from '@/components/layout/page-banner'
import { findComplaintStatistics } from '@/lib/server/queries/complaints'
import { ComplaintGuide } from './complaint-guide'
import { EmergencyPanel } from './emergency-panel'
import { EntryPanels } from './entry-panels'

export async function generateMetadata() {
  const t = await getTranslations('complaint.area')
  return pageMetadata({
    locale: await getLocale(),
    path: '/aduan-warga',
    title: t('title'),
    description: t('description'),
  })
}

export default async function ComplaintAreaPage() {
  const [locale, t] = [await getLocale(), await getTranslations('complaint.area')]
  // The page works without statistics.
  const statistics = await findComplaintStatistics(undefined, undefined, locale)
  const figures =
    statistics === null || statistics.total === 0
      ? null
      : {
          received: statistics.total,
          finished: finishedCount(statistics),
          examples: statistics.demo,
        }
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(locale, [{ name: t('title'), path: '/aduan-warga' }])} />
      <PageBanner
        scene="road-crew"
        title={t('title')}
        subtitle={t('subtitle')}
        crumbs={[{ label: t('title') }]}
      />
      <Container className="relative -mt-10 pb-16 lg:pb-24">
        <EmergencyPanel />
        <div className="mt-5 md:mt-6">
          <EntryPanels figures={figures} />
        </div>
        <ComplaintGuide />
      </Container>
    </>
  )
}
