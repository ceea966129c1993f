import type { Locale } from '@/lib/i18n/locales'
import type { AboutKey, AboutText } from '@/lib/schemas/about'
import type { Area, AreaQuery } from '@/lib/schemas/areas'
import type { Choice, ComplaintReceipt, ComplaintRequest, ComplaintStep, ComplaintView } from '@/lib/schemas/complaints'
import type { District, DistrictQuery } from '@/lib/schemas/districts'
import type { FeedbackReceipt, FeedbackRequest } from '@/lib/schemas/feedback'
import type { Information, InformationDetail, InformationKind, InformationQuery } from '@/lib/schemas/informations'
import type { LifeEvent, LifeEventDetail, LifeEventItem, LifeEventQuery, LifeEventServicePage, LifeEventServiceQuery } from '@/lib/schemas/life-events'
import type { MediaRef, Page } from '@/lib/schemas/list'
import type { NewsBanner, NewsCounters, NewsDetail, NewsItem, NewsQuery, Tag, TagCount } from '@/lib/schemas/news'
import type { QuickAccess, QuickAccessQuery } from '@/lib/schemas/quick-accesses'
import type { SearchPage, SearchQuery, Suggestion } from '@/lib/schemas/search'
import type { ServiceCategoryCount, ServiceDetail, ServiceList, ServiceQuery } from '@/lib/schemas/services'
import type { Unit, UnitDetail, UnitQuery } from '@/lib/schemas/units'
import type { Position, WeatherAnswer } from '@/lib/schemas/weather'

/** Who calls, for limits and ownership; made by the route layer, never by the caller's own words. */
export interface Caller {
  /** Random id of the browser's cookie; null when the call brought none. */
  browserId: string | null
  /** Address from the HTTP entry. */
  ip: string
}

export interface AreasPort {
  /** Ordered by name; `meta.total_count` counts the filtered rows. */
  list(query: AreaQuery): Promise<Page<Area>>
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
  /** Slugs and change times for the sitemap. */
  slugs(): Promise<{ slug: string; updated_at: string }[]>
}

export interface ServicesPort {
  list(query: Partial<ServiceQuery>, locale: Locale): Promise<ServiceList>
  bySlug(slug: string, locale: Locale): Promise<ServiceDetail | null>
  /** The nine categories in specification order with their counts. */
  categories(locale: Locale): Promise<ServiceCategoryCount[]>
  slugs(): Promise<{ slug: string; updated_at: string }[]>
}

export interface LifeEventsPort {
  /** All of them in the editor's order, for menus. */
  parts(locale: Locale): Promise<LifeEvent[]>
  /** In the editor's order, with the number of services. */
  list(query: Partial<LifeEventQuery>, locale: Locale): Promise<Page<LifeEventItem>>
  /** The life event with this name in either language, in any case; null when unknown. */
  byName(name: string, locale: Locale): Promise<LifeEventDetail | null>
  /** Services of a life event, in the editor's order unless sorted by name; null when the name is unknown, empty for an unknown sector. */
  services(name: string, query: Partial<LifeEventServiceQuery>, locale: Locale): Promise<LifeEventServicePage | null>
}

export interface QuickAccessesPort {
  /** Active ones first, each half in the editor's order; never more than `quickAccessActiveMax` count as active. */
  list(query: Partial<QuickAccessQuery>, locale: Locale): Promise<Page<QuickAccess>>
}

export interface AboutPort {
  /** A text about the province in one language; null while an installation does not have it. */
  text<K extends AboutKey>(key: K, locale: Locale): Promise<AboutText<K> | null>
}

export interface DistrictsPort {
  /** Regencies and cities by their code unless sorted otherwise. */
  list(query: Partial<DistrictQuery>, locale: Locale): Promise<Page<District>>
}

export interface UnitsPort {
  /** By group, then in the editor's order. */
  list(query: Partial<UnitQuery>, locale: Locale): Promise<Page<Unit>>
  byId(id: number, locale: Locale): Promise<UnitDetail | null>
}

export interface InformationsPort {
  /** Those shown today, the newest first. */
  list(kind: InformationKind, query: Partial<InformationQuery>, locale: Locale): Promise<Page<Information>>
  /** @returns null when unknown, of the other kind or not shown today; the same for `bySlug` */
  byId(kind: InformationKind, id: number, locale: Locale): Promise<InformationDetail | null>
  bySlug(kind: InformationKind, slug: string, locale: Locale): Promise<InformationDetail | null>
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

export interface StoredPhoto {
  bytes: Uint8Array
  contentType: 'image/jpeg' | 'image/png'
  /** False for photos of private complaints and for photos that belong to no complaint yet. */
  isPublic: boolean
}

export interface MediaPort {
  /**
   * Cleans a photo (decoded, re-encoded, no metadata) and keeps it for the form that uploaded it.
   * @throws Problem PAYLOAD_TOO_LARGE above 1 MiB, UNSUPPORTED_MEDIA_TYPE when the bytes are no readable JPEG or PNG,
   *   UNAVAILABLE when the image queue is full or the disk has no room
   */
  savePhoto(file: { bytes: Uint8Array; originalName: string }, formToken: string | null): Promise<MediaRef>
  /** @param secret of the complaint for private photos, or the form token for one not yet sent; null: public only */
  photo(id: string, secret: string | null): Promise<StoredPhoto | null>
}

export interface ComplaintsPort {
  categories(locale: Locale): Promise<Choice[]>
  /** Empty for an unknown category. */
  subcategories(categoryId: string, locale: Locale): Promise<Choice[]>
  /** Whether the address can exist (form, plausible domain); never whether somebody has written to us. */
  isPlausibleEmail(address: string): boolean
  /**
   * Stores a complaint with its photos and key in one transaction; answered only after the commit reached the disk.
   * The same key with the same body gives the same answer again.
   * @throws Problem VALIDATION_FAILED, IDEMPOTENCY_CONFLICT, UNAVAILABLE
   */
  create(request: ComplaintRequest, idempotencyKey: string | null): Promise<ComplaintReceipt>
  /** Whether a complaint is stored under this key; sending it again does not count against the sender's limit. */
  isStored(idempotencyKey: string): Promise<boolean>
  /** Unknown, private without secret and wrong secret all give null, in the same time. */
  view(number: string, secret: string | null, locale: Locale): Promise<ComplaintView | null>
  /** Newest first; null as for `view`. */
  history(number: string, secret: string | null, locale: Locale): Promise<ComplaintStep[] | null>
}

export interface FeedbackPort {
  submit(request: FeedbackRequest): Promise<FeedbackReceipt>
}

export interface WeatherPort {
  /**
   * The weather now and in the next days at the village nearest to a position; of the provincial capital for positions far outside the province.
   * @throws Problem UNAVAILABLE when no agency is set, or when it does not answer and its last good answer is older than 24 hours
   */
  at(position: Position, locale: Locale): Promise<WeatherAnswer>
}

export interface RateLimitPort {
  /**
   * Counts one use of a limit for a key and says whether it is still allowed.
   * @returns seconds to wait when the limit is used up, else 0
   */
  hit(limit: string, key: string, allowed: number, windowMs: number): Promise<number>
}

/** Everything pages and routes may ask for, whichever implementation answers. */
export interface Portal {
  areas: AreasPort
  news: NewsPort
  services: ServicesPort
  lifeEvents: LifeEventsPort
  quickAccesses: QuickAccessesPort
  about: AboutPort
  districts: DistrictsPort
  units: UnitsPort
  informations: InformationsPort
  search: SearchPort
  media: MediaPort
  complaints: ComplaintsPort
  feedback: FeedbackPort
  weather: WeatherPort
  limits: RateLimitPort
  /** True while the database answers. */
  ready(): Promise<boolean>
  close(): Promise<void>
}
