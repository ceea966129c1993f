import type { ArchiveFile } from '@/lib/server/embedded/archives/archive-file'
import type { FileOf } from '@/lib/server/content/content-type'
import type { Imported } from '@/lib/server/content/import'
import type * as types from '@/lib/server/content/types'
import type { EventFile } from '@/lib/server/embedded/events/event-file'
import type { LifeEventFile } from '@/lib/server/embedded/life-events/life-event-file'
import type { PopularServiceFile } from '@/lib/server/embedded/services/popular-service-file'
import type { ContentSourceTable } from '@/lib/server/db/content-source-types'
import type { ArticleFile } from './article-file'
import type { ServiceFile } from './service-file'

/** The words that an item was read from. */
export type ContentSource = Omit<ContentSourceTable, 'kind'>

type ImportedOf<Type extends { file: unknown }> = Imported<FileOf<Type>>[]

/** Everything that a content folder holds, checked. */
export interface Content {
  articles: ArticleFile[]
  services: (ServiceFile & { hash: string })[]
  popularServices: (PopularServiceFile & { hash: string })[]
  lifeEvents: (LifeEventFile & { hash: string })[]
  quickAccesses: ImportedOf<typeof types.quickAccesses>
  about: ImportedOf<typeof types.about>
  districts: ImportedOf<typeof types.districts>
  units: ImportedOf<typeof types.units>
  informations: ImportedOf<typeof types.informations>
  awards: ImportedOf<typeof types.awards>
  programs: ImportedOf<typeof types.programs>
  strategicPrograms: ImportedOf<typeof types.strategicPrograms>
  flags: ImportedOf<typeof types.flags>
  /** One at most, as of the overview. */
  superApp: ImportedOf<typeof types.superAppPage>
  overview: ImportedOf<typeof types.overviewPage>
  homeItems: ImportedOf<typeof types.homeItems>
  archives: (ArchiveFile & { hash: string })[]
  finances: ImportedOf<typeof types.finances>
  events: (EventFile & { hash: string })[]
  /** Indonesian tag name → English name. */
  tags: Record<string, string>
  /** What the items were read from, by the folder of their kind. */
  sources: Map<string, ContentSource[]>
}
