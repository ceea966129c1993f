import { millisecondsInDay } from 'date-fns/constants'
import type { Locale } from '@/lib/i18n/locales'
import type { Route } from './route'
import { matchPage, type MatchedRoute } from './routes'

/** Parts of the cache that may not push each other out: floods of searches, payloads or wrong addresses leave the pages alone. */
export type PoolName = 'pages' | 'queries' | 'payloads' | 'reads' | 'missing'

/** Share of the cache's bytes each pool may hold. */
export const poolShare: Record<PoolName, number> = {
  pages: 0.45,
  queries: 0.2,
  payloads: 0.18,
  reads: 0.15,
  missing: 0.02,
}

/** Age limits of a stored answer, milliseconds. */
export const freshMs = 60_000
export const staleMs = 600_000
/** How old an answer may be when it is the only alternative to an error page. */
export const staleOnErrorMs = millisecondsInDay

/** Longest canonical query that is stored; longer ones are rendered each time. Characters. */
const storedQueryMaxLength = 1_024

export interface RouteMatch {
  path: string
  route: Route
  locale: Locale
  /** Canonical query with allowed parameters only, without `?`. */
  query: string
  /** What Next or the API is asked for. */
  renderUrl: string
  /** Whether the answer may be kept and shared. */
  isStored: boolean
  pool: PoolName
}

/** Allowed parameters in the order of the table; pages drop empty values, because forms send every empty field. */
function canonicalQuery(search: string, allowed: readonly string[], keepsEmpty: boolean): string {
  if (search === '' || allowed.length === 0) return ''
  const asked = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of allowed)
    for (const value of asked.getAll(name)) if (keepsEmpty || value !== '') kept.append(name, value)
  return kept.toString()
}

/** Decides from the rule of a path and its query alone what is rendered and whether it is stored. */
export function routeMatchFor(
  { route, locale }: MatchedRoute,
  path: string,
  search: string,
): RouteMatch {
  const query =
    route.query === 'all' ? search : canonicalQuery(search, route.query, route.kind === 'api')
  const pool: PoolName =
    route.kind === 'api'
      ? 'reads'
      : query === ''
        ? 'pages'
        : route.sentAs === undefined
          ? 'queries'
          : 'missing'
  return {
    path,
    route,
    locale,
    query,
    renderUrl: query === '' ? path : `${path}?${query}`,
    isStored: route.sharing === 'shared' && query.length <= storedQueryMaxLength,
    pool,
  }
}

/** The same for a page. */
export const pageMatchFor = (path: string, search = ''): RouteMatch =>
  routeMatchFor(matchPage(path), path, search)
