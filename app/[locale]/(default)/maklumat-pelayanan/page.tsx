import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/page-metadata'
import { StatementPage } from '@/app/statement-page'
import { PrintFooter } from '@/components/content/print-footer'
import { statementTags } from '@/components/content/statement-tags'
import { PrintButton } from '@/features/print-page/print-button'
import { pledgePath } from '@/lib/address/paths'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/locales'

const sections = ['pledge', 'means', 'broken', 'status'] as const
const links = { services: '/layanan', complaints: '/aduan-warga' }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('statements.pledge')
  return pageMetadata({
    locale: await getLocale(),
    path: pledgePath,
    title: t('title'),
    description: t('description'),
  })
}

export default async function PledgePage() {
  const [t, locale] = [await getTranslations('statements.pledge'), await getLocale()]
  const tags = statementTags(env().CONTACT_EMAIL, links)
  return (
    <>
      <StatementPage
        path={pledgePath}
        title={t('title')}
        subtitle={t('subtitle')}
        sections={sections.map((section) => ({
          id: section,
          heading: t(`${section}.heading`),
          content: (
            <>
              {t.rich(`${section}.text`, tags)}
              {section === 'pledge' && <PrintButton>{t('print')}</PrintButton>}
            </>
          ),
        }))}
      />
      <PrintFooter url={`${env().SITE_ORIGIN}${localePath(locale, pledgePath)}`} />
    </>
  )
}
