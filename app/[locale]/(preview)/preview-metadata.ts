import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

/** What previews say about themselves: to search engines and to the pages that they lead to. */
export async function previewMetadata(): Promise<Metadata> {
  const t = await getTranslations('preview')
  return {
    title: t('title'),
    robots: { index: false, follow: false, noarchive: true },
    referrer: 'no-referrer',
  }
}
