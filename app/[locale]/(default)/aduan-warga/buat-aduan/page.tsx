import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/app/client-messages'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { JsonLd } from '@/components/content/json-ld'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Container } from '@/components/layout/container'
import { ComplaintWizard } from '@/features/complaint/complaint-wizard'
import { env } from '@/lib/env'
import { NoScriptMessage } from '../no-script-message'
import { WizardAside } from '../wizard-aside'

export async function generateMetadata() {
  const t = await getTranslations('complaint.create')
  return pageMetadata({
    locale: await getLocale(),
    path: '/aduan-warga/buat-aduan',
    title: t('title'),
    description: t('description'),
  })
}

export default async function CreateComplaintPage() {
  const t = await getTranslations('complaint')
  const {
    GOOGLE_MAPS_API_KEY: mapsKey,
    RETENTION_IDENTITY_DAYS: identityDays,
    SMTP_URL,
    PORTAL_API_URL,
  } = env()
  return (
    <Container className="pb-16 pt-7 lg:pb-24 lg:pt-10">
      <JsonLd
        value={breadcrumbJsonLd(await getLocale(), [
          { name: t('area.title'), path: '/aduan-warga' },
          { name: t('create.title'), path: '/aduan-warga/buat-aduan' },
        ])}
      />
      <Breadcrumb
        items={[{ label: t('area.title'), href: '/aduan-warga' }, { label: t('create.title') }]}
      />
      <div className="mt-5 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21.25rem] lg:gap-16">
        <div className="min-w-0">
          <h1 className="text-h1">{t('create.title')}</h1>
          <p className="mb-7 mt-1.5 text-text-2">{t('create.subtitle')}</p>
          <NoScriptMessage email={env().CONTACT_EMAIL} />
          <ClientMessages
            namespaces={['common', 'complaint', 'complaint-review', 'failures', 'validation']}
          >
            <ComplaintWizard
              mapsKey={mapsKey}
              identityDays={identityDays}
              // Another portal that keeps the complaints sends its mail by settings of its own.
              sendsMail={SMTP_URL !== undefined || PORTAL_API_URL !== undefined}
            />
          </ClientMessages>
        </div>
        <WizardAside />
      </div>
    </Container>
  )
}
