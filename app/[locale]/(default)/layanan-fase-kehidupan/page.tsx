import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/page-metadata'
import { JsonLd } from '@/components/content/json-ld'
import { lifeEventAddress, lifeEventsPath } from '@/lib/address/lists/life-event-address'
import { LifeEventsView } from '@/components/content/life-events/life-events-view'
import { PageBanner } from '@/components/layout/page-banner'
import { listLifeEvents } from '@/lib/server/queries/life-events'
import { breadcrumbJsonLd, itemListJsonLd } from '@/app/page-json-ld'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('life-events')
  return pageMetadata({
    locale: await getLocale(),
    path: lifeEventsPath,
    title: t('pageTitle'),
    description: t('description'),
  })
}

export default async function LifeEventsPage() {
  const locale = await getLocale()
  const [t, common, events] = [
    await getTranslations('life-events'),
    await getTranslations('common'),
    await listLifeEvents(locale),
  ]
  const crumbs = [
    { name: common('breadcrumb.home'), path: '/' },
    { name: t('title'), path: lifeEventsPath },
  ]
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(locale, crumbs)} />
      {events.length > 0 && (
        <JsonLd
          value={itemListJsonLd(
            locale,
            t('heading'),
            events.map(({ name }) => ({ name, path: lifeEventAddress.href({ name }) })),
          )}
        />
      )}
      <PageBanner
        scene="family-tree"
        title={t('heading')}
        subtitle={t('subtitle')}
        crumbs={[{ label: t('title') }]}
      />
      <LifeEventsView events={events} />
    </>
  )
}
