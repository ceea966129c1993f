import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { PageFeedback } from '@/app/page-feedback'
import { pageMetadata } from '@/app/page-metadata'
import { JsonLd } from '@/components/content/json-ld'
import { overviewPath } from '@/lib/address/paths'
import { OverviewView } from '@/components/content/overview/overview-view'
import { PageBanner } from '@/components/layout/page-banner'
import { listDistricts } from '@/lib/server/queries/about'
import { cachedPortal } from '@/lib/server/queries/cached-portal'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('overview')
  return pageMetadata({
    locale: await getLocale(),
    path: overviewPath,
    title: t('title'),
    description: t('description'),
  })
}

export default async function OverviewPage() {
  const [locale, t, common] = [
    await getLocale(),
    await getTranslations('overview'),
    await getTranslations('common'),
  ]
  const [overview, districts] = await Promise.all([
    cachedPortal.pageTexts.overview(locale),
    listDistricts({}, locale),
  ])
  if (!overview) notFound()
  const trail = [
    { name: common('breadcrumb.home'), path: '/' },
    { name: t('title'), path: overviewPath },
  ]
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(locale, trail)} />
      <PageBanner
        scene="volcanoes"
        title={t('title')}
        subtitle={t('subtitle')}
        crumbs={[{ label: t('title') }]}
      />
      <OverviewView
        overview={overview}
        districts={districts}
        feedback={<PageFeedback path={overviewPath} />}
      />
    </>
  )
}
