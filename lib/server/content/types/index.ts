import { collections } from '../collections'
import { about } from './about'
import { archives } from './archives'
import { events } from './events/type'
import { finances } from './finance'
import { flags } from './flags'
import { informations } from './informations'
import { lifeEvents } from './life-events'
import { news } from './news/type'
import { overviewPage, superAppPage } from './page-texts'
import { popularServices } from './popular-services'
import { programs } from './programs'
import { services } from './services/type'

/** Every kind of content by its folder, in the order of an import: what others name comes before them. */
export const contentTypes = {
  news,
  services,
  'popular-services': popularServices,
  'life-events': lifeEvents,
  ...collections,
  about,
  informations,
  programs,
  flags,
  'super-app': superAppPage,
  overview: overviewPage,
  archives,
  finance: finances,
  events,
}
