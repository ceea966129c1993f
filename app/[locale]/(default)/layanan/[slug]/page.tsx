import { servicePath } from '@/lib/address/paths'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getNow, getTranslations } from 'next-intl/server'
import { Listen } from '@/app/listen-buttons'
import { PageActions } from '@/app/page-actions'
import { PageFeedback } from '@/app/page-feedback'
import { pageMetadata } from '@/app/page-metadata'
import { PrintFooter } from '@/components/content/print-footer'
import { JsonLd } from '@/components/content/json-ld'
import { HotlineClosed, isHotlineService } from '@/components/content/services/hotline-closed'
import { ServiceView } from '@/components/content/services/service-view'
import { KeptTicks } from '@/features/kept-ticks/kept-ticks'
import { PrintButton } from '@/features/print-page/print-button'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/locales'
import { sharePicturePath } from '@/lib/share-picture/share-picture-path'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { listOfficesOfService } from '@/lib/server/queries/offices'
import { listRelatedServices } from '@/lib/server/queries/services'
import { ServiceOffices } from './service-offices'
import { serviceJsonLd } from './service-json-ld'

interface Props {
  params: Promise<{ slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const locale = await getLocale()
  const service = await cachedPortal.services.bySlug(slug, locale)
  if (!service) return {}
  return pageMetadata({
    locale,
    path: servicePath(service.slug),
    title: service.service_name,
    description: service.description,
    image: sharePicturePath(locale, 'layanan', service.slug),
  })
}

export default async function ServicePage({ params }: Props) {
  const { slug } = await params
  const locale = await getLocale()
  const service = await cachedPortal.services.bySlug(slug, locale)
  if (!service) notFound()
  const [related, offices, now, t] = await Promise.all([
    listRelatedServices(service, locale),
    listOfficesOfService(service.id, locale),
    getNow(),
    getTranslations('services.detail'),
  ])
  const url = `${env().SITE_ORIGIN}${localePath(locale, servicePath(service.slug))}`
  return (
    <>
      <JsonLd value={serviceJsonLd(service, locale)} />
      {isHotlineService(service) && !env().HOTLINE_URL && (
        <HotlineClosed email={env().CONTACT_EMAIL} />
      )}
      <ServiceView
        service={service}
        locale={locale}
        now={now}
        related={related}
        listen={<Listen />}
        printAction={<PrintButton>{t('print')}</PrintButton>}
        keptTicks={
          <KeptTicks
            list={`layanan/${service.slug}`}
            note={t('termsKept')}
            clear={t('termsClear')}
          />
        }
        offices={offices.length > 0 && <ServiceOffices offices={offices} />}
        share={<PageActions kind="service" url={url} title={service.service_name} />}
        feedback={<PageFeedback path={servicePath(service.slug)} />}
      />
      <PrintFooter url={url} />
    </>
  )
}
