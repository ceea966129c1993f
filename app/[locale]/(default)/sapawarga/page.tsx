import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { PageFeedback } from '@/app/page-feedback'
import { pageMetadata } from '@/app/page-metadata'
import { JsonLd } from '@/components/content/json-ld'
import { SuperAppView } from '@/components/content/super-app/super-app-view'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import type { SuperApp } from '@/lib/schemas/super-app'

const path = '/sapawarga'

/** The questions of the page as schema.org's FAQPage. */
const faqJsonLd = (faq: SuperApp['faq']) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** The app as schema.org's MobileApplication; it costs nothing. */
const appJsonLd = (name: string, { lead, stores }: SuperApp) => ({
  '@context': 'https://schema.org',
  '@type': 'MobileApplication',
  name,
  description: lead,
  operatingSystem: 'Android, iOS',
  applicationCategory: 'GovernmentApplication',
  installUrl: [stores.google_play, stores.app_store],
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'IDR' },
})

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('super-app')
  return pageMetadata({
    locale: await getLocale(),
    path,
    title: t('pageTitle'),
    description: t('description'),
  })
}

export default async function SuperAppPage() {
  const [locale, t, common] = [
    await getLocale(),
    await getTranslations('super-app'),
    await getTranslations('common'),
  ]
  const app = await cachedPortal.pageTexts.superApp(locale)
  if (!app) notFound()
  const trail = [
    { name: common('breadcrumb.home'), path: '/' },
    { name: t('title'), path },
  ]
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(locale, trail)} />
      <JsonLd value={appJsonLd(t('title'), app)} />
      <JsonLd value={faqJsonLd(app.faq)} />
      <SuperAppView app={app} feedback={<PageFeedback path={path} />} />
    </>
  )
}
