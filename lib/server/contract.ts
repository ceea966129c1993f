import type { AlertsPort } from './alerts/port'
import type { AreasPort } from './areas/port'
import type { ComplaintsPort, HandlingPort, MonitoringPort, ReporterPort } from './complaints/ports'
import type { CollectionPorts } from './content/collections'
import type {
  AboutPort,
  ArchivesPort,
  EventsPort,
  FinancePort,
  InformationsPort,
  LifeEventsPort,
  NewsPort,
  PageTextsPort,
  ProgramsPort,
  ServicesPort,
} from './content/ports'
import type { FeedbackPort } from './feedback/port'
import type { FlagsPort } from './flags/port'
import type { RateLimitPort } from './limits/port'
import type { MediaPort } from './media/port'
import type { MailConsentPort } from './notifications/port'
import type { OpenRequestsPort } from './open311/port'
import type { OperatorsPort } from './operators/port'
import type { PageFeedbackPort } from './page-feedback/port'
import type { PreviewsPort } from './previews/port'
import type { QueryLogPort } from './query-log/port'
import type { SearchPort } from './search/port'
import type { VisitsPort } from './visits/port'
import type { WeatherPort } from './weather/port'

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
  queryLog: QueryLogPort
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
  pageFeedback: PageFeedbackPort
  weather: WeatherPort
  limits: RateLimitPort
  /** True while the database answers. */
  ready(): Promise<boolean>
  close(): Promise<void>
}
