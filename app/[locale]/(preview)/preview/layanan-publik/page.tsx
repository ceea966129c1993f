import { notFound } from 'next/navigation'
import { getLocale, getNow, getTranslations } from 'next-intl/server'
import { type SearchParams } from '@/app/page-params'
import { DifferenceView } from '@/components/content/preview/difference-view'
import { PreviewBar } from '@/components/content/preview/preview-bar'
import { ServiceView } from '@/components/content/services/service-view'
import { LivePreview } from '@/features/preview/live-preview'
import { PrintButton } from '@/features/print-page/print-button'
import { env } from '@/lib/env'
import { localePath, locales } from '@/lib/i18n/locales'
import { getServicePreview } from '@/lib/server/queries/previews'
import { listRelatedServices } from '@/lib/server/queries/services'
import { previewAddress } from '../../preview-address'

interface Props {
  searchParams: SearchParams
}

export { previewMetadata as generateMetadata } from '../../preview-metadata'

/** A service as its page would show the editors' draft; needs the signed link of this service. */
export default async function ServicePreviewPage({ searchParams }: Props) {
  const [address, locale] = [previewAddress.read(await searchParams), await getLocale()]
  const preview = await getServicePreview(address.id, address.token, locale)
  if (!preview) notFound()
  const { service, differences, isDraft, hasLiveVersion, expiresAt } = preview
  const { EDITOR_ORIGIN: editorOrigin } = env()
  const [related, now, t] = await Promise.all([
    listRelatedServices(service, locale),
    getNow(),
    getTranslations('services.detail'),
  ])
  const printAction = <PrintButton>{t('print')}</PrintButton>
  const page = (
    <ServiceView
      service={service}
      locale={locale}
      now={now}
      related={related}
      printAction={printAction}
    />
  )
  return (
    <>
      <PreviewBar
        name={service.service_name}
        isDraft={isDraft}
        expiresAt={new Date(expiresAt)}
        isCompared={address.isCompared}
        compareHref={localePath(
          locale,
          previewAddress.href({ ...address, isCompared: !address.isCompared }),
        )}
        languages={locales.map((each) => ({
          locale: each,
          href: localePath(each, previewAddress.href(address)),
        }))}
      />
      <main id="main" tabIndex={-1}>
        {address.isCompared ? (
          <DifferenceView differences={differences} hasLiveVersion={hasLiveVersion} />
        ) : editorOrigin ? (
          <LivePreview
            editorOrigin={editorOrigin}
            serviceId={service.id}
            token={address.token}
            related={related}
            printAction={printAction}
          >
            {page}
          </LivePreview>
        ) : (
          page
        )}
      </main>
    </>
  )
}
