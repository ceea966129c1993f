import type { Generated } from 'kysely'

/** What readers said about one version of a page in one language, as sums that stay. */
interface PageFeedbackTable {
  /** Without language. */
  path: string
  locale: string
  version: string
  helpful: number
  unhelpful: number
  reports: number
}

/** What a reader reported about a page. Kept for `FEEDBACK_RETENTION_DAYS`, and no more than the newest of a page. */
interface PageReportTable {
  id: Generated<number>
  path: string
  locale: string
  version: string
  problem: string
  text: string
  created_at: string
}

/** A reader who has said something about a page on a day, as hashes that nobody can follow to another page or day; removed once the day is over. */
interface PageFeedbackMarkTable {
  reader_hash: string
  address_hash: string
  day: string
}

export interface PageFeedbackTables {
  page_feedback: PageFeedbackTable
  page_reports: PageReportTable
  page_feedback_marks: PageFeedbackMarkTable
}
