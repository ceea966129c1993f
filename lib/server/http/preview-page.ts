import type { Locale } from '@/lib/i18n/locales'

/** The page on which an item is previewed. */
export interface PreviewPage {
  /** Its address in Indonesian, with parameters. */
  address: string
  /** Renders with the item in the place of its live version. */
  render<T>(work: () => Promise<T>): Promise<T>
}

/** Opens the preview that a query names; null when its token opens none, without saying why. */
export type OpenPreview = (
  search: string,
  locale: Locale,
  clientIp: string,
) => Promise<PreviewPage | null>
