import type { Locale } from '@/lib/i18n/locales'
import type { AboutKey, AboutText } from '@/lib/schemas/about'
import type {
  ArchiveCategory,
  ArchiveDetail,
  ArchiveItem,
  ArchiveQuery,
  ArchiveTopic,
} from '@/lib/schemas/archives'
import type {
  EventCalendar,
  EventCalendarQuery,
  EventDetail,
  EventItem,
  EventQuery,
} from '@/lib/schemas/events'
import type { FinanceReport } from '@/lib/schemas/finance'
import type {
  Information,
  InformationDetail,
  InformationKind,
  InformationQuery,
} from '@/lib/schemas/informations'
import type { LifeEventPlan } from '@/lib/schemas/life-event-plan'
import type {
  LifeEvent,
  LifeEventDetail,
  LifeEventItem,
  LifeEventQuery,
  LifeEventServicePage,
  LifeEventServiceQuery,
} from '@/lib/schemas/life-events'
import type { Page } from '@/lib/schemas/list'
import type {
  NewsBanner,
  NewsCounters,
  NewsDetail,
  NewsItem,
  NewsQuery,
  Tag,
  TagCount,
} from '@/lib/schemas/news'
import type { Overview } from '@/lib/schemas/overview'
import type { PopularService, ServiceAudience } from '@/lib/schemas/popular-services'
import type { Program, ProgramList, ProgramQuery } from '@/lib/schemas/programs'
import type {
  ServiceCategoryCount,
  ServiceDetail,
  ServiceFacets,
  ServiceList,
  ServiceQuery,
} from '@/lib/schemas/services'
import type { SuperApp } from '@/lib/schemas/super-app'
import type { Caller } from '@/lib/server/limits/port'
import type { SitemapEntry, SitemapPort } from '@/lib/server/sitemap/port'

export interface NewsPort {
  /** Published and live articles only. A page past the end is empty with correct meta. */
  list(query: Partial<NewsQuery>, locale: Locale): Promise<Page<NewsItem>>
  /** @returns null when unknown, not published or past its end date */
  bySlug(slug: string, locale: Locale): Promise<NewsDetail | null>
  /** Reads both counters; null when the article is unknown. */
  counters(slug: string): Promise<NewsCounters | null>
  /** Counts once per browser and article within 30 minutes; null when the article is unknown. */
  countView(slug: string, caller: Caller): Promise<NewsCounters | null>
  /** Adds one completed share. @returns false when the article is unknown */
  countShare(id: number): Promise<boolean>
  /** Most viewed article of each category, with up to four related. */
  banner(locale: Locale): Promise<NewsBanner[]>
  /** Newest article of each category. */
  headline(locale: Locale): Promise<NewsBanner[]>
  /** Tags whose name contains the keyword; empty keyword, empty list. */
  tags(keyword: string, locale: Locale): Promise<Tag[]>
  popularTags(count: number, locale: Locale): Promise<TagCount[]>
  /** The tag with this Indonesian or English name, in any case; null when unknown. */
  tagByName(name: string, locale: Locale): Promise<Tag | null>
  sitemap: SitemapPort
}

export interface ServicesPort {
  list(query: Partial<ServiceQuery>, locale: Locale): Promise<ServiceList>
  bySlug(slug: string, locale: Locale): Promise<ServiceDetail | null>
  /** How many services each choice of availability, user, tariff and hours would leave, given the others, the query and the category. */
  facets(query: Partial<ServiceQuery>): Promise<ServiceFacets>
  /** The nine categories in specification order with their counts. */
  categories(locale: Locale): Promise<ServiceCategoryCount[]>
  /** Three for each audience, or the three of one, in the order of the home page. */
  popular(audience: ServiceAudience | undefined, locale: Locale): Promise<PopularService[]>
  /** All of them, for the sitemap: their number does not grow. */
  slugs(): Promise<SitemapEntry[]>
}

export interface LifeEventsPort {
  /** All of them in the editor's order, for menus. */
  parts(locale: Locale): Promise<LifeEvent[]>
  /** In the editor's order, with the number of services. */
  list(query: Partial<LifeEventQuery>, locale: Locale): Promise<Page<LifeEventItem>>
  /** The life event with this name in either language, in any case; null when unknown. */
  byName(name: string, locale: Locale): Promise<LifeEventDetail | null>
  /** What to do for a life event; null when no plan has this slug. */
  plan(slug: string, locale: Locale): Promise<LifeEventPlan | null>
  /** Services of a life event, in the editor's order unless sorted by name; null when the name is unknown, empty for an unknown sector. */
  services(
    name: string,
    query: Partial<LifeEventServiceQuery>,
    locale: Locale,
  ): Promise<LifeEventServicePage | null>
}

export interface AboutPort {
  /** A text about the province in one language; null while an installation does not have it. */
  text<K extends AboutKey>(key: K, locale: Locale): Promise<AboutText<K> | null>
}

export interface InformationsPort {
  /** Those shown today, the newest first. */
  list(
    kind: InformationKind,
    query: Partial<InformationQuery>,
    locale: Locale,
  ): Promise<Page<Information>>
  /** @returns null when unknown, of the other kind or not shown today; the same for `bySlug` */
  byId(kind: InformationKind, id: number, locale: Locale): Promise<InformationDetail | null>
  bySlug(kind: InformationKind, slug: string, locale: Locale): Promise<InformationDetail | null>
  /** Those of both kinds shown today; the category is the kind. */
  sitemap: SitemapPort
}

export interface EventsPort {
  /** By day, hour and priority, the latest first unless asked otherwise. */
  list(query: Partial<EventQuery>, locale: Locale): Promise<Page<EventItem>>
  /** Titles by day, the latest first; at most 1,000. */
  calendar(query: EventCalendarQuery, locale: Locale): Promise<EventCalendar>
  byId(id: number, locale: Locale): Promise<EventDetail | null>
}

export interface ArchivesPort {
  /** The newest first unless sorted otherwise; a topic that does not exist finds nothing. */
  list(query: Partial<ArchiveQuery>, locale: Locale): Promise<Page<ArchiveItem>>
  /** The five topics in specification order with their counts. */
  categories(locale: Locale): Promise<ArchiveCategory[]>
  /** The years that documents are about, the latest first; of one topic, or of all for null. */
  years(topic: ArchiveTopic | null): Promise<number[]>
  /** @returns null when unknown */
  bySlug(slug: string, locale: Locale): Promise<ArchiveDetail | null>
  sitemap: SitemapPort
}

export interface FinancePort {
  /** Budget years that have figures, the latest first. */
  years(): Promise<number[]>
  /**
   * Plan and realisation of a year, or of the latest one without `year`; `isComplete` leaves out years whose realisation does not cover
   * twelve months.
   * @returns null when there are no such figures
   */
  report(
    filter: { year?: number; isComplete?: boolean },
    locale: Locale,
  ): Promise<FinanceReport | null>
}

export interface ProgramsPort {
  /** In the editor's order; several themes mean any of them. */
  list(query: Partial<ProgramQuery>, locale: Locale): Promise<ProgramList>
  byId(id: number, locale: Locale): Promise<Program | null>
}

/** Pages whose whole text is one item; null while an installation does not have it. */
export interface PageTextsPort {
  superApp(locale: Locale): Promise<SuperApp | null>
  overview(locale: Locale): Promise<Overview | null>
}
