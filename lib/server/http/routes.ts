import { type Locale, localePath } from '@/lib/i18n/locales'
import type { PoolName } from './page-cache'
import { notFoundPath, pageRoutes } from './page-routes'
import type { Route, Tag } from './route'

export interface MatchedRoute {
  route: Route
  locale: Locale
}

/** The tag of warnings, which stand on every page. */
export const everyPageTag: Tag = 'alerts'

const otherPage: Route = {
  pattern: '/[...]',
  kind: 'page',
  sharing: 'shared',
  query: [],
  tags: [everyPageTag],
}

/** Paths below these are for programs: they speak JSON or XML and know no language prefix. */
const apiRoots = ['/v1', '/open311']
const rootOf = (path: string) =>
  apiRoots.find((root) => path === root || path.startsWith(`${root}/`))
const otherApi = (root: string): Route => ({
  pattern: `${root}/[...]`,
  kind: 'api',
  sharing: 'live',
  query: 'all',
  tags: [],
})

const fits = (parts: readonly string[], asked: readonly string[]) =>
  parts.at(-1) === '[...]'
    ? asked.length >= parts.length && parts.slice(0, -1).every((part, at) => part === asked[at])
    : parts.length === asked.length &&
      parts.every((part, at) => (part.startsWith('[') ? asked[at] !== '' : part === asked[at]))

function finder(routes: readonly Route[]): (path: string) => Route | undefined {
  const literal = new Map(
    routes.filter(({ pattern }) => !pattern.includes('[')).map((route) => [route.pattern, route]),
  )
  const withParts = routes
    .filter(({ pattern }) => pattern.includes('['))
    .map((route) => ({ route, parts: route.pattern.split('/') }))
  return (path) => {
    const exact = literal.get(path)
    if (exact) return exact
    const asked = path.split('/')
    return withParts.find(({ parts }) => fits(parts, asked))?.route
  }
}

const findPage = finder(pageRoutes)

export const isApiPath = (path: string) => rootOf(path) !== undefined

/** Finds the rule of a page; one without its own rule is shared without query. */
export function matchPage(path: string): MatchedRoute {
  const isEnglish = path === '/en' || path.startsWith('/en/')
  const bare = isEnglish ? path.slice(3) || '/' : path
  return { route: findPage(bare) ?? otherPage, locale: isEnglish ? 'en' : 'id' }
}

/** Finds the rule of any path, given those of the API; an API path without its own rule is live. */
export function routeMatcher(apiRoutes: readonly Route[]): (path: string) => MatchedRoute {
  const findApi = finder(apiRoutes)
  return (path) => {
    const root = rootOf(path)
    return root === undefined
      ? matchPage(path)
      : { route: findApi(path) ?? otherApi(root), locale: 'id' }
  }
}

/** The name of a path for logs: parameters are replaced by their names and unknown paths are not repeated. */
export const routePattern = ({ route, locale }: MatchedRoute): string =>
  locale === 'en' ? `/en${route.pattern === '/' ? '' : route.pattern}` : route.pattern

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
  const pool: PoolName = route.kind === 'api' ? 'reads' : query === '' ? 'pages' : 'queries'
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

/** The not-found page of a language, beside which stand pages near to some words. */
export function notFoundMatch(locale: Locale, words = ''): RouteMatch {
  const match = pageMatchFor(localePath(locale, notFoundPath))
  if (words === '') return match
  const query = new URLSearchParams({ kata: words }).toString()
  return { ...match, query, renderUrl: `${match.path}?${query}`, pool: 'missing' }
}
