import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { PreviewRefused } from '@/components/content/preview/preview-refused'
import { hasPreviews } from '@/lib/server/queries/previews'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('preview')
  return {
    title: t('refused.title'),
    robots: { index: false, follow: false, noarchive: true },
    referrer: 'no-referrer',
  }
}

/** The page for all invalid preview links; the HTTP entry sends it with status 404. */
export default async function PreviewRefusedPage() {
  if (!(await hasPreviews())) notFound()
  return <PreviewRefused />
}
