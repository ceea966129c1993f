import { addMonths } from 'date-fns'
import { getLocale, getTranslations } from 'next-intl/server'
import { Listen } from '@/app/listen-buttons'
import { PageFeedback } from '@/app/page-feedback'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { InformationView, type InformationSection } from '@/components/content/information-view'
import { JsonLd } from '@/components/content/json-ld'
import { PageBanner } from '@/components/layout/page-banner'
import { formatterOf } from '@/lib/i18n/formatter'
import { noonOf } from '@/lib/jakarta'
import { textsReviewedOn } from '@/lib/page-feedback/reviewed-on'

// Noon is the same day on the server's clock, by which months are added.
const reviewedOn = noonOf(textsReviewedOn)
const monthsBetweenReviews = 6

interface StatementPageProps {
  /** Path without language. */
  path: string
  title: string
  subtitle: string
  sections: InformationSection[]
}

/** A statement page: its sections, and when they were reviewed. */
export async function StatementPage({ path, title, subtitle, sections }: StatementPageProps) {
  const [t, locale] = await Promise.all([getTranslations('information'), getLocale()])
  const day = (date: Date) => formatterOf(locale).dateTime(date, { dateStyle: 'long' })
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(locale, [{ name: title, path }])} />
      <PageBanner title={title} subtitle={subtitle} crumbs={[{ label: title }]} />
      <InformationView
        listen={<Listen />}
        contentsLabel={t('contents')}
        sections={sections}
        reviewed={t('reviewed', {
          date: day(reviewedOn),
          next: day(addMonths(reviewedOn, monthsBetweenReviews)),
        })}
        feedback={<PageFeedback path={path} />}
      />
    </>
  )
}
