import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/page-metadata'
import { StatementPage } from '@/app/statement-page'
import { statementTags } from '@/components/content/statement-tags'
import { env } from '@/lib/env'

const path = '/ketentuan'
const sections = [
  'scope',
  'content',
  'links',
  'complaints',
  'fair',
  'liability',
  'examples',
  'changes',
] as const
const links = {
  about: '/tentang-portal',
  security: '/tentang-portal#security',
  privacy: '/kebijakan-privasi',
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('statements.terms')
  return pageMetadata({
    locale: await getLocale(),
    path,
    title: t('title'),
    description: t('description'),
  })
}

export default async function TermsPage() {
  const t = await getTranslations('statements.terms')
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
