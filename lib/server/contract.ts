import type { Locale } from '@/lib/i18n/locales'
import type { AboutKey, AboutText } from '@/lib/schemas/about'
import type { Alert } from '@/lib/schemas/alerts'
import type {
  ArchiveCategory,
  ArchiveDetail,
  ArchiveItem,
  ArchiveQuery,
  ArchiveTopic,
} from '@/lib/schemas/archives'
import type { Area, AreaQuery } from '@/lib/schemas/areas'
import type {
  EventCalendar,
  EventCalendarQuery,
  EventDetail,
  EventItem,
  EventQuery,
} from '@/lib/schemas/events'
import type { FeedbackReceipt, FeedbackRequest } from '@/lib/schemas/feedback'
import type { FeatureFlags } from '@/lib/schemas/flags'
import type { FinanceReport } from '@/lib/schemas/finance'
import type {
  Information,
  InformationDetail,
  InformationKind,
  InformationQuery,
} from '@/lib/schemas/informations'
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
import type { PopularService, ServiceAudience } from '@/lib/schemas/popular-services'
import type { Overview } from '@/lib/schemas/overview'
import type { Program, ProgramList, ProgramQuery } from '@/lib/schemas/programs'
import type { SearchPage, SearchQuery, Suggestion } from '@/lib/schemas/search'
import type {
  ServiceCategoryCount,
  ServiceDetail,
  ServiceFacets,
  ServiceList,
  ServiceQuery,
} from '@/lib/schemas/services'
import type { SuperApp } from '@/lib/schemas/super-app'
import type { VisitCounters, VisitStatistics, VisitStatisticsQuery } from '@/lib/schemas/visits'
import type { Position, WeatherResponse } from '@/lib/schemas/weather'
import type {
  ComplaintsPort,
  HandlingPort,
  MailConsentPort,
  MediaPort,
  MonitoringPort,
  ReporterPort,
} from './complaints/ports'
import type { CollectionPorts } from './content/collections'
import type { OpenRequestsPort } from './open311/port'
import type { OperatorsPort } from './operators/operator'
import type { PreviewsPort } from './previews/port'
import type { SitemapEntry } from './sitemap/port'

/** Who calls, for limits and ownership; made by the route layer, never by the caller's own words. */
export interface Caller {
  /** Random id of the browser's cookie; null when the call brought none. */
  browserId: string | null
  /** Address from the HTTP entry. */
  ip: string
  /** Its cookie was made for this request: it says nothing about who called. */
  isNew?: boolean
}

export interface AreasPort {
  /** Ordered by name; `meta.total_count` counts the filtered rows. */
  list(query: AreaQuery): Promise<Page<Area>>
}

/** The addresses of a kind of content that grows, in parts that stay small however many there are. */
export interface SitemapPort {
  /** Numbers of the parts that have addresses, in order; at most `sitemapPartsMax`. */
  parts(): Promise<number[]>
  /** Live items of a part, at most `sitemapPartSize`; none of an unknown part. `updated_at` is as stored. */
  entries(part: number): Promise<SitemapEntry[]>
}

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
  /** How many services each choice of availability, user, tariff and hours would leave, given the others and words and category. */
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
  /** Services of a life event, in the editor's order unless sorted by name; null when the name is unknown, empty for an unknown sector. */
  services(
    name: string,
    query: Partial<LifeEventServiceQuery>,
    locale: Locale,
  ): Promise<LifeEventServicePage | null>
}

/** What is looked at of somebody who visits, and forgotten: only a hash that lasts a day is kept. */
export interface Visitor {
  ip: string
  userAgent: string
}

export interface VisitsPort {
  /** Counts one look at one page. */
  count(visitor: Visitor): Promise<void>
  /** The numbers of this moment. */
  counters(): Promise<VisitCounters>
  statistics(query: VisitStatisticsQuery): Promise<VisitStatistics>
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
    asked: { year?: number; isComplete?: boolean },
    locale: Locale,
  ): Promise<FinanceReport | null>
}

export interface ProgramsPort {
  /** In the editor's order; several themes mean any of them. */
  list(query: Partial<ProgramQuery>, locale: Locale): Promise<ProgramList>
  byId(id: number, locale: Locale): Promise<Program | null>
}

export interface AlertsPort {
  /** Those that are valid this very moment, the most urgent first, at most `alertsShownMax`. */
  current(locale: Locale): Promise<Alert[]>
}

export interface FlagsPort {
  /** Every feature flag; one that nobody has set has its default. */
  all(): Promise<FeatureFlags>
}

/** Pages whose whole text is one item; null while an installation does not have it. */
export interface PageTextsPort {
  superApp(locale: Locale): Promise<SuperApp | null>
  overview(locale: Locale): Promise<Overview | null>
}

export interface SearchPort {
  /**
   * What answers the words, all content types together unless `domain` names some; without words everything, the newest first.
   * A page past the end is empty with correct meta. Nothing a visitor types is an error.
   */
  find(query: Partial<SearchQuery>, locale: Locale): Promise<SearchPage>
  /** At most five phrases that continue or mend what is typed; empty words, empty list. */
  suggest(words: string, locale: Locale): Promise<Suggestion[]>
  /** Five searches to begin with. */
  popular(locale: Locale): Promise<string[]>
}

export interface FeedbackPort {
  submit(request: FeedbackRequest): Promise<FeedbackReceipt>
}

export interface WeatherPort {
  /**
   * The weather now and in the next days at the village nearest to a position; of the provincial capital for positions far outside the
   * province.
   * @throws Problem UNAVAILABLE when no agency is set, or when it does not answer and its last good answer is older than 24 hours
   */
  at(position: Position, locale: Locale): Promise<WeatherResponse>
}

export interface RateLimitPort {
  /**
   * Counts one use of a limit for a key and says whether it is still allowed.
   * @returns seconds to wait when the limit is used up, else 0
   */
  hit(limit: string, key: string, allowed: number, windowMs: number): Promise<number>
}

/** Everything pages and routes may ask for, whichever implementation answers; collections by their kind. */
export interface Portal extends CollectionPorts {
  alerts: AlertsPort
  areas: AreasPort
  news: NewsPort
  services: ServicesPort
  /** Missing while no secret for previews is set. */
  previews?: PreviewsPort
  lifeEvents: LifeEventsPort
  visits: VisitsPort
  about: AboutPort
  informations: InformationsPort
  programs: ProgramsPort
  flags: FlagsPort
  pageTexts: PageTextsPort
  archives: ArchivesPort
  finance: FinancePort
  events: EventsPort
  search: SearchPort
  media: MediaPort
  complaints: ComplaintsPort
  handling: HandlingPort
  operators: OperatorsPort
  reporters: ReporterPort
  monitoring: MonitoringPort
  /** Missing where another portal keeps the complaints: links in mails lead to the one that sends them. */
  mailConsent?: MailConsentPort
  openRequests: OpenRequestsPort
  feedback: FeedbackPort
  weather: WeatherPort
  limits: RateLimitPort
  /** True while the database answers. */
  ready(): Promise<boolean>
  close(): Promise<void>
}
