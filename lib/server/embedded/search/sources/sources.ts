import type { SearchSource } from '../source'
import { aboutSources } from './about'
import { archivesSource } from './archives'
import { searchSources as sourcesOf } from '@/lib/server/content/search-document'
import { awards } from '@/lib/server/content/types/awards'
import { eventsSource } from './events'
import { informationSources } from './informations'
import { newsSource } from './news'
import { pageTextSources } from './page-texts'
import { portalPagesSource } from './portal-pages'
import { programsSource } from './programs'
import { servicesSource } from './services'

/** Everything that can be found; a new content type is one entry here. */
export const searchSources: readonly SearchSource[] = [
  servicesSource,
  newsSource,
  programsSource,
  ...informationSources,
  archivesSource,
  eventsSource,
  ...aboutSources,
  ...sourcesOf(awards),
  ...pageTextSources,
  portalPagesSource,
]
