import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getNow, getTranslations } from 'next-intl/server'
import { PageFeedback } from '@/app/page-feedback'
import { pageMetadata } from '@/app/page-metadata'
import { PrintFooter } from '@/components/content/print-footer'
import { ServiceStandardView } from '@/components/content/services/service-standard-view'
import { PrintButton } from '@/features/print-page/print-button'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/locales'
import { cachedPortal } from '@/lib/server/queries/cached-portal'

interface Props {
  params: Promise<{ slug: string }>
}

const pathOf = (slug: string) => `/layanan/${slug}/standar`

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const [locale, t] = [await getLocale(), await getTranslations('services.standard')]
  const service = await cachedPortal.services.bySlug(slug, locale)
  if (!service) return {}
  return pageMetadata({
    locale,
    path: pathOf(service.slug),
    title: t('of', { name: service.service_name }),
    description: t('description', { name: service.service_name }),
  })
}

export default async function ServiceStandardPage({ params }: Props) {
  const { slug } = await params
  const locale = await getLocale()
  const service = await cachedPortal.services.bySlug(slug, locale)
  if (!service) notFound()
  const [now, t] = [await getNow(), await getTranslations('services.standard')]
  return (
    <>
      <ServiceStandardView
        service={service}
        locale={locale}
        now={now}
        printAction={<PrintButton>{t('print')}</PrintButton>}
        feedback={<PageFeedback path={pathOf(service.slug)} />}
      />
      <PrintFooter url={`${env().SITE_ORIGIN}${localePath(locale, pathOf(service.slug))}`} />
    </>
  )
}
