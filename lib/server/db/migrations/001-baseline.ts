import type { Kysely } from 'kysely'
import { createAlerts } from './baseline/alerts'
import { createAreas } from './baseline/areas'
import { createComplaintHandling } from './baseline/complaint-handling'
import { createComplaintListings } from './baseline/complaint-listings'
import { createComplaintStatistics } from './baseline/complaint-statistics'
import { createComplaints } from './baseline/complaints'
import { createContent } from './baseline/content'
import { createDrafts } from './baseline/drafts'
import { createFeedback } from './baseline/feedback'
import { createMail } from './baseline/mail'
import { createOperators } from './baseline/operators'
import { createPhotos } from './baseline/photos'
import { createSearch } from './baseline/search'
import { createUpkeep } from './baseline/upkeep'
import { createVisits } from './baseline/visits'

/** All tables by subject, those that others name first. What columns mean: `*-types.ts`, two folders up. */
const subjects = [
  createUpkeep,
  createAreas,
  createContent,
  createDrafts,
  createSearch,
  createComplaints,
  createPhotos,
  createComplaintHandling,
  createMail,
  createComplaintListings,
  createComplaintStatistics,
  createOperators,
  createAlerts,
  createFeedback,
  createVisits,
]

/** The schema that every database begins with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const create of subjects) await create(db)
}
