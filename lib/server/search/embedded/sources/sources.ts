import { everyKind } from '@/lib/server/content/content'
import { searchSources as sourcesOf } from '@/lib/server/content/search-document'
import type { SearchSource } from '../source'
import { portalPagesSource } from './portal-pages'

/** All sources, in the order in which a new installation indexes them: equal results are in the order of their documents. */
export const searchSources: readonly SearchSource[] = [
  ...everyKind
    .toSorted((a, b) => (a.type.search?.rank ?? 0) - (b.type.search?.rank ?? 0))
    .flatMap(({ type }) => sourcesOf(type)),
  portalPagesSource,
]
