import { getTranslations } from 'next-intl/server'
import { NotFoundView } from '@/components/content/not-found-view'
import { PageViewError } from '@/features/error-page/page-view-error'
import { ReportPageButton } from '@/features/feedback/report-page-button'
import { env } from '@/lib/env'

interface NotFoundContentProps {
  words?: string
  near?: { title: string; path: string; lang: string }[]
}

/** The not-found page with its ways to tell somebody, whoever shows it. */
export async function NotFoundContent(props: NotFoundContentProps) {
  const t = await getTranslations('not-found')
  return (
    <>
      <NotFoundView
        {...props}
        contactEmail={env().CONTACT_EMAIL}
        hotlineUrl={env().HOTLINE_URL}
        report={<ReportPageButton label={t('report')} note={t('reportNote')} />}
      />
      <PageViewError />
    </>
  )
}
