import { BinocularsIcon, CheckCircleIcon } from '@phosphor-icons/react/ssr'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/app/client-messages'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { JsonLd } from '@/components/content/json-ld'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button'
import { InlineMessage } from '@/components/ui/inline-message'
import { ReceiptCheckForm } from '@/features/complaint-receipt/receipt-check-form'
import { env } from '@/lib/env'

const path = '/aduan-warga/tanda-terima'
const points = ['aboutGenuine', 'aboutContent', 'aboutDigits'] as const

export async function generateMetadata() {
  const t = await getTranslations('complaint-receipt.check')
  return pageMetadata({
    locale: await getLocale(),
    path,
    title: t('title'),
    description: t('description'),
  })
}

/** Checks whether a paper receipt is genuine. */
export default async function ReceiptCheckPage() {
  const area = await getTranslations('complaint.area')
  const t = await getTranslations('complaint-receipt.check')
  return (
    <Container className="pb-16 pt-7 lg:pb-24 lg:pt-10">
      <JsonLd
        value={breadcrumbJsonLd(await getLocale(), [
          { name: area('title'), path: '/aduan-warga' },
          { name: t('title'), path },
        ])}
      />
      <Breadcrumb items={[{ label: area('title'), href: '/aduan-warga' }, { label: t('title') }]} />
      <h1 className="mt-5 text-h1">{t('heading')}</h1>
      <p className="mt-1.5 text-text-2">{t('subtitle')}</p>
      <div className="mt-7">
        <noscript>
          <InlineMessage tone="warning">
            {t('noScript', { email: env().CONTACT_EMAIL })}
          </InlineMessage>
        </noscript>
        <ClientMessages namespaces={['common', 'complaint-receipt', 'failures', 'validation']}>
          <ReceiptCheckForm />
        </ClientMessages>
      </div>
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_26.25rem]">
        <section
          aria-labelledby="receipt-meaning"
          className="rounded-panel bg-subtle p-5 sm:p-7 forced-colors:border"
        >
          <h2 id="receipt-meaning" className="text-h4 text-heading">
            {t('aboutTitle')}
          </h2>
          <ul className="mt-3 space-y-2.5">
            {points.map((point) => (
              <li key={point} className="flex gap-3 text-text-2">
                <CheckCircleIcon
                  aria-hidden="true"
                  size={20}
                  weight="duotone"
                  className="mt-0.5 shrink-0 text-link"
                />
                {t(point)}
              </li>
            ))}
          </ul>
        </section>
        <section
          aria-labelledby="receipt-status"
          className="flex flex-col rounded-card bg-surface p-5 shadow-0 sm:p-7 forced-colors:border"
        >
          <h2 id="receipt-status" className="text-h4 text-heading">
            {t('statusTitle')}
          </h2>
          <p className="mb-4 mt-1 text-text-2">{t('statusText')}</p>
          <ButtonLink
            href="/aduan-warga/cek-status"
            variant="secondary"
            className="mt-auto max-sm:w-full sm:self-start"
          >
            <BinocularsIcon aria-hidden="true" size={20} weight="duotone" />
            {t('statusAction')}
          </ButtonLink>
        </section>
      </div>
    </Container>
  )
}
