import { getTranslations } from 'next-intl/server'
import { NotFoundView } from '@/components/content/not-found-view'
import { PageViewError } from '@/features/error-page/page-view-error'
import { ReportLink } from '@/features/error-page/report-link'
import { env } from '@/lib/env'

interface NotFoundContentProps {
  searchTerms?: string
  similarPages?: { title: string; path: string; lang: string }[]
}

/** The not-found page with its contacts, for all routes. */
export async function NotFoundContent(props: NotFoundContentProps) {
  const t = await getTranslations('not-found')
  const { CONTACT_EMAIL: email, HOTLINE_URL: hotlineUrl } = env()
  return (
    <>
      <NotFoundView
        {...props}
        contactEmail={email}
        hotlineUrl={hotlineUrl}
        report={<ReportLink label={t('report')} email={email} note={t('reportNote')} />}
      />
      <PageViewError />
    </>
  )
}
