import type { Locale } from '@/lib/i18n/locales'
import type { PageReport } from '@/lib/schemas/page-feedback'
import type { Visitor } from '@/lib/server/visits/port'

/** A page of the portal in one language, as it read when somebody had something to say about it. */
export interface PageVersion {
  /** Path without language, with the item's parameter where the path alone does not name it. */
  path: string
  locale: Locale
  /** When it was last changed, as the page's item says it. */
  version: string
}

/** The page has to be one of the portal's, in its present version: `contentPage` says so. */
export interface PageFeedbackPort {
  /**
   * Counts whether a page helped, once a day for a page and a visitor, who is not stored.
   * @returns false when it was not counted
   */
  answer(page: PageVersion, isHelpful: boolean, visitor: Visitor): Promise<boolean>
  /**
   * Stores what is wrong with a page, once a day for a page, a visitor and a problem; what tells about a person is masked.
   * @returns false when it was not stored
   */
  report(page: PageVersion, report: PageReport, visitor: Visitor): Promise<boolean>
}
