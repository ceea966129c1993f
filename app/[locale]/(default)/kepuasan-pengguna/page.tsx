import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { JsonLd } from '@/components/content/json-ld'
import { PortalIndexView } from '@/components/content/portal-index/portal-index-view'
import { PageBanner } from '@/components/layout/page-banner'
import { portalIndexPath } from '@/lib/address/paths'
import { cachedPortal } from '@/lib/server/queries/cached-portal'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('portal-index')
  return pageMetadata({
    locale: await getLocale(),
    path: portalIndexPath,
    title: t('title'),
    description: t('description'),
  })
}

export default async function PortalIndexPage() {
  const [locale, t] = [await getLocale(), await getTranslations('portal-index')]
  const [index, changes] = [
    await cachedPortal.feedback.index(),
    await cachedPortal['portal-changes'].list(locale),
  ]
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(locale, [{ name: t('title'), path: portalIndexPath }])} />
      <PageBanner
        scene="bamboo-bars"
        title={t('title')}
        subtitle={t('subtitle')}
        crumbs={[{ label: t('title') }]}
      />
      <PortalIndexView index={index} changes={changes} />
    </>
  )
}
