import { localePath, type Locale } from '@/lib/i18n/locales'
import { previewVariant } from '../low-data/page-variant'
import type { PreviewPage } from '../preview-page'
import { pageMatchFor, type RouteMatch } from '../routes'
import { type Facts, sharedHeaders } from './render-headers'
import type { BufferedRequest, Rendered } from './render-to-buffer'

/** Renders the page of an item with its draft, in a language: nothing of the visitor goes into it, and no scripts come out. */
export async function renderPreview(
  page: PreviewPage,
  locale: Locale,
  facts: Facts,
  run: (match: RouteMatch, request: BufferedRequest) => Promise<Rendered>,
): Promise<Rendered> {
  const [path = '/', search] = page.address.split('#')[0]?.split('?') ?? []
  const target = pageMatchFor(localePath(locale, path), search)
  const headers = sharedHeaders({}, locale, false, facts)
  return previewVariant(
    await page.render(() =>
      run(target, { method: 'GET', url: target.renderUrl, headers, body: null }),
    ),
  )
}
