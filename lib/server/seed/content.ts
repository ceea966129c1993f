import type { AboutFile } from '@/lib/server/embedded/about/about-file'
import type { ArchiveFile } from '@/lib/server/embedded/archives/archive-file'
import type { AwardFile } from '@/lib/server/content/types/awards'
import type { DistrictFile } from '@/lib/server/embedded/districts/district-file'
import type { EventFile } from '@/lib/server/embedded/events/event-file'
import type { FinanceFile } from '@/lib/server/embedded/finance/finance-file'
import type { HomeItemFile } from '@/lib/server/embedded/banners/home-item-file'
import type { FlagFile } from '@/lib/server/embedded/flags/flag-file'
import type { InformationFile } from '@/lib/server/embedded/informations/information-file'
import type { LifeEventFile } from '@/lib/server/embedded/life-events/life-event-file'
import type { ProgramFile } from '@/lib/server/embedded/programs/program-file'
import type { StrategicProgramFile } from '@/lib/server/embedded/programs/strategic-program-file'
import type { QuickAccessFile } from '@/lib/server/embedded/quick-accesses/quick-access-file'
import type { PopularServiceFile } from '@/lib/server/embedded/services/popular-service-file'
import type { OverviewFile, SuperAppFile } from '@/lib/server/embedded/super-app/page-text-file'
import type { UnitFile } from '@/lib/server/embedded/units/unit-file'
import type { ContentSourceTable } from '@/lib/server/db/content-source-types'
import type { ArticleFile } from './article-file'
import type { ServiceFile } from './service-file'

/** The words that an item was read from. */
export type ContentSource = Omit<ContentSourceTable, 'kind'>

/** Everything that a content folder holds, checked. */
export interface Content {
  articles: ArticleFile[]
  services: (ServiceFile & { hash: string })[]
  popularServices: (PopularServiceFile & { hash: string })[]
  lifeEvents: (LifeEventFile & { hash: string })[]
  quickAccesses: (QuickAccessFile & { hash: string })[]
  about: (AboutFile & { hash: string })[]
  districts: (DistrictFile & { hash: string })[]
  units: (UnitFile & { hash: string })[]
  informations: (InformationFile & { hash: string })[]
  awards: (AwardFile & { hash: string })[]
  programs: (ProgramFile & { hash: string })[]
  strategicPrograms: (StrategicProgramFile & { hash: string })[]
  flags: (FlagFile & { hash: string })[]
  /** One at most, as of the overview. */
  superApp: (SuperAppFile & { hash: string })[]
  overview: (OverviewFile & { hash: string })[]
  homeItems: (HomeItemFile & { hash: string })[]
  archives: (ArchiveFile & { hash: string })[]
  finances: (FinanceFile & { hash: string })[]
  events: (EventFile & { hash: string })[]
  /** Indonesian tag name → English name. */
  tags: Record<string, string>
  /** What the items were read from, by the folder of their kind. */
  sources: Map<string, ContentSource[]>
}
