import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/page-metadata'
import { StatementPage } from '@/app/statement-page'
import { statementTags } from '@/components/content/statement-tags'
import { developersPath } from '@/lib/address/paths'
import { env } from '@/lib/env'

const path = '/tentang-portal'
const sections = [
  'what',
  'who',
  'built',
  'standards',
  'feeds',
  'source',
  'data',
  'security',
  'contact',
] as const
const links = {
  accessibility: '/aksesibilitas',
  developers: developersPath,
  api: '/v1/openapi.json',
  open311: '/open311/discovery.json',
  feeds: '/umpan',
  securitytxt: '/.well-known/security.txt',
  complaint: '/aduan-warga/buat-aduan',
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('statements.about')
  return pageMetadata({
    locale: await getLocale(),
    path,
    title: t('title'),
    description: t('description'),
  })
}

export default async function AboutPortalPage() {
  const t = await getTranslations('statements.about')
  const tags = statementTags(env().CONTACT_EMAIL, links)
  return (
    <StatementPage
      path={path}
      title={t('title')}
      subtitle={t('subtitle')}
      sections={sections.map((section) => ({
        id: section,
        heading: t(`${section}.heading`),
        content: t.rich(`${section}.text`, tags),
      }))}
    />
  )
}
