import { about } from './about'
import { archives } from './archives'
import { awards } from './awards'
import { districts } from './districts'
import { events } from './events/type'
import { finances } from './finance'
import { flags } from './flags'
import { homeItems } from './home'
import { informations } from './informations'
import { lifeEvents } from './life-events'
import { news } from './news/type'
import { overviewPage, superAppPage } from './page-texts'
import { popularServices } from './popular-services'
import { programs } from './programs'
import { quickAccesses } from './quick-accesses'
import { services } from './services/type'
import { strategicPrograms } from './strategic-programs'
import { units } from './units'

/** Every kind of content by its folder, in the order of an import: what others name comes before them. */
export const contentTypes = {
  news,
  services,
  'popular-services': popularServices,
  'life-events': lifeEvents,
  'quick-accesses': quickAccesses,
  about,
  districts,
  units,
  informations,
  awards,
  programs,
  'strategic-programs': strategicPrograms,
  flags,
  'super-app': superAppPage,
  overview: overviewPage,
  home: homeItems,
  archives,
  finance: finances,
  events,
}
