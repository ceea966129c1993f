import { searchSources as sourcesOf } from '@/lib/server/content/search-document'
import * as types from '@/lib/server/content/types'
import type { SearchSource } from '../source'
import { archivesSource } from './archives'
import { eventsSource } from './events'
import { newsSource } from './news'
import { portalPagesSource } from './portal-pages'
import { servicesSource } from './services'

/** Everything that can be found. */
export const searchSources: readonly SearchSource[] = [
  servicesSource,
  newsSource,
  ...sourcesOf(types.programs),
  ...sourcesOf(types.informations),
  archivesSource,
  eventsSource,
  ...sourcesOf(types.about),
  ...sourcesOf(types.units),
  ...sourcesOf(types.districts),
  ...sourcesOf(types.awards),
  ...sourcesOf(types.superAppPage),
  ...sourcesOf(types.overviewPage),
  portalPagesSource,
]
