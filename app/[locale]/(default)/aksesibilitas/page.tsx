import type { Metadata } from 'next'
import { getFormatter, getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { pageLocale } from '@/app/page-params'
import { InformationView, informationTags } from '@/components/content/information-view'
import { JsonLd } from '@/components/content/json-ld'
import { PageBanner } from '@/components/layout/page-banner'
import { env } from '@/lib/env'

const sections = ['scope', 'standard', 'works', 'gaps', 'tested', 'contact'] as const
// Changes together with the text, by hand: the date says when somebody last compared the page with the portal.
const reviewedOn = new Date('2026-11-21T00:00:00+07:00')
const nextReview = new Date('2027-05-21T00:00:00+07:00')

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('information.accessibility')
  return pageMetadata({ locale: await pageLocale(), path: '/aksesibilitas', title: t('title'), description: t('description') })
}

export default async function AccessibilityPage() {
  const [t, page, format] = [await getTranslations('information'), await getTranslations('information.accessibility'), await getFormatter()]
  const tags = informationTags(env().CONTACT_EMAIL)
  const day = (date: Date) => format.dateTime(date, { dateStyle: 'long' })
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(await pageLocale(), [{ name: page('title'), path: '/aksesibilitas' }])} />
      <PageBanner title={page('title')} subtitle={page('subtitle')} crumbs={[{ label: page('title') }]} />
      <InformationView
        contentsLabel={t('contents')}
        sections={sections.map((section) => ({
          id: section,
          heading: page(`${section}.heading`),
          content: page.rich(`${section}.text`, tags),
        }))}
        reviewed={t('reviewed', { date: day(reviewedOn), next: day(nextReview) })}
      />
    </>
  )
}
