import type { SearchSource } from '../source'
import { aboutSources } from './about'
import { informationSources } from './informations'
import { newsSource } from './news'
import { portalPagesSource } from './portal-pages'
import { servicesSource } from './services'

/** Everything that can be found; a new content type is one entry here. */
export const searchSources: readonly SearchSource[] = [servicesSource, newsSource, ...informationSources, ...aboutSources, portalPagesSource]
