import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/page-metadata'
import { StatementPage } from '@/app/statement-page'
import { informationTags } from '@/components/content/information-view'
import { env } from '@/lib/env'

const path = '/aksesibilitas'
const sections = ['scope', 'standard', 'works', 'gaps', 'tested', 'contact'] as const

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('information.accessibility')
  return pageMetadata({
    locale: await getLocale(),
    path,
    title: t('title'),
    description: t('description'),
  })
}

export default async function AccessibilityPage() {
  const t = await getTranslations('information.accessibility')
  const tags = informationTags(env().CONTACT_EMAIL)
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
