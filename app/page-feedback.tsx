import { getLocale } from 'next-intl/server'
import { PageFeedbackForm } from '@/components/content/page-feedback-form'
import { localePath } from '@/lib/i18n/locales'
import { contentPage } from '@/lib/server/page-feedback/content-page'
import { cachedPortal } from '@/lib/server/queries/cached-portal'

interface PageFeedbackProps {
  /** The page's address without language, as `contentPage` knows it. */
  path: string
  /** The same address with what the reader has chosen to see, to come back to. */
  shown?: string
}

/** What readers may say about a page, bound to the version of what they read. */
export async function PageFeedback({ path, shown = path }: PageFeedbackProps) {
  const locale = await getLocale()
  const page = contentPage(localePath(locale, path))
  const version = page && (await page.version(cachedPortal))
  return (
    page &&
    version && (
      <PageFeedbackForm
        address={page.address}
        shown={localePath(locale, shown)}
        version={version}
      />
    )
  )
}
