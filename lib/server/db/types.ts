import type { AlertTables } from './alert-types'
import type { ComplaintHandlingTables } from './complaint-handling-types'
import type { ComplaintListingTables } from './complaint-listing-types'
import type { ComplaintRatingTables } from './complaint-rating-types'
import type { ComplaintStatisticsTables } from './complaint-statistics-types'
import type { ComplaintTables } from './complaint-types'
import type { ContentSourceTables } from './content-source-types'
import type { ContentTables } from './content-types'
import type { ContentVersionTables } from './content-version-types'
import type { DraftTables } from './draft-types'
import type { EventReceiverTables } from './event-receiver-types'
import type { FeedbackTables } from './feedback-types'
import type { JobTables } from './job-types'
import type { MailTables } from './mail-types'
import type { NotificationTables } from './notification-types'
import type { OperatorTables } from './operator-types'
import type { PageFeedbackTables } from './page-feedback-types'
import type { SearchTables } from './search-types'
import type { VisitTables } from './visit-types'

/** Areas of the province: 1 province, 27 regencies and cities, 627 districts, 5,957 villages. */
export interface AreaTable {
  id: number
  code_kemendagri: string
  parent_code: string
  depth: number
  name: string
  /** Name folded for search. */
  folded: string
}

/** A tag that articles have, by its Indonesian name. */
interface TagTable {
  id: number
  name_id: string
  name_en: string
  folded: string
}

/** Hash of the seed that was loaded last, by name; one row. */
interface SeedStateTable {
  name: string
  hash: string
}

export interface Database
  extends
    AlertTables,
    ComplaintHandlingTables,
    ComplaintListingTables,
    ComplaintRatingTables,
    ComplaintStatisticsTables,
    ComplaintTables,
    ContentSourceTables,
    ContentTables,
    ContentVersionTables,
    DraftTables,
    EventReceiverTables,
    FeedbackTables,
    JobTables,
    MailTables,
    NotificationTables,
    OperatorTables,
    PageFeedbackTables,
    SearchTables,
    VisitTables {
  areas: AreaTable
  tags: TagTable
  seed_state: SeedStateTable
}
