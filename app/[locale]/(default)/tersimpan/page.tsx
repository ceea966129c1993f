import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/app/client-messages'
import { pageMetadata } from '@/app/page-metadata'
import { Container } from '@/components/layout/container'
import { PageBanner } from '@/components/layout/page-banner'
import { SavedList } from '@/features/saved-pages/saved-list'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('saved')
  const metadata = pageMetadata({
    locale: await getLocale(),
    path: '/tersimpan',
    title: t('title'),
    description: t('description'),
  })
  // The page has no content without a person's own saved pages.
  return { ...metadata, robots: { index: false, follow: true } }
}

/** The pages saved on this device. The server knows none of them. */
export default async function SavedPage() {
  const t = await getTranslations('saved')
  return (
    <>
      <PageBanner title={t('title')} subtitle={t('subtitle')} crumbs={[{ label: t('title') }]} />
      <Container className="pb-18 pt-8">
        <p className="hidden noscript:block">{t('noScript')}</p>
        <ClientMessages namespaces={['saved']}>
          <SavedList />
        </ClientMessages>
      </Container>
    </>
  )
}
