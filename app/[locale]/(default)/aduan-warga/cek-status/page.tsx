import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/app/client-messages'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { JsonLd } from '@/components/content/json-ld'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Container } from '@/components/layout/container'
import { InlineMessage } from '@/components/ui/inline-message'
import { StatusPage } from '@/features/complaint-status/status-page'
import { env } from '@/lib/env'
import { OfficerPanel } from '../officer-panel'

export async function generateMetadata() {
  const t = await getTranslations('complaint-status-page')
  return pageMetadata({
    locale: await getLocale(),
    path: '/aduan-warga/cek-status',
    title: t('title'),
    description: t('description'),
  })
}

export default async function ComplaintStatusPage() {
  const area = await getTranslations('complaint.area')
  const create = await getTranslations('complaint.create')
  const t = await getTranslations('complaint-status-page')
  const { HOTLINE_URL: hotlineUrl, CONTACT_EMAIL: email } = env()
  const heading = (
    <div>
      <h1 className="text-h1">{t('heading')}</h1>
      <p className="no-print mt-1.5 text-text-2">{t('subtitle')}</p>
      <noscript className="mt-5 block">
        <InlineMessage tone="warning">
          {t('noScript')}{' '}
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
          >
            {create('noScriptContact', { email })}
          </a>
        </InlineMessage>
      </noscript>
    </div>
  )
  return (
    <Container className="pb-16 pt-7 lg:pb-24 lg:pt-10">
      <JsonLd
        value={breadcrumbJsonLd(await getLocale(), [
          { name: area('title'), path: '/aduan-warga' },
          { name: t('heading'), path: '/aduan-warga/cek-status' },
        ])}
      />
      <Breadcrumb
        items={[{ label: area('title'), href: '/aduan-warga' }, { label: t('heading') }]}
      />
      <div className="mt-5">
        <ClientMessages
          namespaces={[
            'common',
            'complaint-status',
            'complaint-status-page',
            'failures',
            'validation',
          ]}
        >
          <StatusPage
            heading={heading}
            help={<OfficerPanel hotlineUrl={hotlineUrl} email={email} />}
          />
        </ClientMessages>
      </div>
    </Container>
  )
}
