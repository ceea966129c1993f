import { getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { pageLocale } from '@/app/page-params'
import { JsonLd } from '@/components/content/json-ld'
import { Container } from '@/components/layout/container'
import { PageBanner } from '@/components/layout/page-banner'
import { ComplaintGuide } from './complaint-guide'
import { EntryPanels } from './entry-panels'

export async function generateMetadata() {
  const t = await getTranslations('complaint.area')
  return pageMetadata({ locale: await pageLocale(), path: '/aduan-warga', title: t('title'), description: t('description') })
}

export default async function ComplaintAreaPage() {
  const t = await getTranslations('complaint.area')
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(await pageLocale(), [{ name: t('title'), path: '/aduan-warga' }])} />
      <PageBanner title={t('title')} subtitle={t('subtitle')} crumbs={[{ label: t('title') }]} />
      <Container className="relative -mt-10 pb-16 lg:pb-24">
        <EntryPanels />
        <ComplaintGuide />
      </Container>
    </>
  )
}
