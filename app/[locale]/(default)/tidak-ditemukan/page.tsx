import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundView } from '@/components/content/not-found-view'
import { PageViewError } from '@/features/error-page/page-view-error'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common.notFound')
  return { title: t('title'), robots: { index: false } }
}

/** The finished not-found page; the HTTP entry puts it, with status 404, in place of Next's empty 404 body. */
export default function NotFoundPage() {
  return (
    <>
      <NotFoundView />
      <PageViewError />
    </>
  )
}
