import { type Locale, localePath } from '@/lib/i18n/locales'
import type { PoolName } from './cache/page-cache'
import { notFoundPath, pageRoutes } from './page-routes'
import type { Route, Tag } from './route'

export interface MatchedRoute {
  route: Route
  locale: Locale
}

/** The tag of alerts, which every page shows. */
export const everyPageTag: Tag = 'alerts'

const otherPage: Route = {
  pattern: '/[...]',
  kind: 'page',
  sharing: 'shared',
  query: [],
  tags: [everyPageTag],
}

/** Roots of the API, which responds with JSON or XML and has no language prefix. */
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

const fits = (parts: readonly string[], segments: readonly string[]) =>
  parts.at(-1) === '[...]'
    ? segments.length >= parts.length &&
      parts.slice(0, -1).every((part, at) => part === segments[at])
    : parts.length === segments.length &&
      parts.every((part, at) =>
        part.startsWith('[') ? segments[at] !== '' : part === segments[at],
      )

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
    const segments = path.split('/')
    return withParts.find(({ parts }) => fits(parts, segments))?.route
  }
}

const findPage = finder(pageRoutes)

export const isApiPath = (path: string) => rootOf(path) !== undefined

/** The route of a page; a path without one is shared and gets no query. */
export function matchPage(path: string): MatchedRoute {
  const isEnglish = path === '/en' || path.startsWith('/en/')
  const bare = isEnglish ? path.slice(3) || '/' : path
  return { route: findPage(bare) ?? otherPage, locale: isEnglish ? 'en' : 'id' }
}

/** Matches any path, given the routes of the API; an API path without a route is live. */
export function routeMatcher(apiRoutes: readonly Route[]): (path: string) => MatchedRoute {
  const findApi = finder(apiRoutes)
  return (path) => {
    const root = rootOf(path)
    return root === undefined
      ? matchPage(path)
      : { route: findApi(path) ?? otherApi(root), locale: 'id' }
  }
}

/** The pattern of a path for logs, which holds neither parameters nor unknown paths. */
export const routePattern = ({ route, locale }: MatchedRoute): string =>
  locale === 'en' ? `/en${route.pattern === '/' ? '' : route.pattern}` : route.pattern

/** Longest canonical query that is cached, characters; longer ones are rendered each time. */
const cachedQueryMaxLength = 1_024

export interface RouteMatch {
  path: string
  route: Route
  locale: Locale
  /** Canonical query with allowed parameters only, without `?`. */
  query: string
  /** URL that Next or the API gets. */
  renderUrl: string
  isCacheable: boolean
  pool: PoolName
}

/** Allowed parameters in the order of the route; pages drop empty values, because forms send every empty field. */
function canonicalQuery(search: string, allowed: readonly string[], allowsEmpty: boolean): string {
  if (search === '' || allowed.length === 0) return ''
  const given = new URLSearchParams(search)
  const canonical = new URLSearchParams()
  for (const name of allowed)
    for (const value of given.getAll(name))
      if (allowsEmpty || value !== '') canonical.append(name, value)
  return canonical.toString()
}

/** Decides by route and query alone what is rendered and whether it is cached. */
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
    isCacheable: route.sharing === 'shared' && query.length <= cachedQueryMaxLength,
    pool,
  }
}

/** The same for a page. */
export const pageMatchFor = (path: string, search = ''): RouteMatch =>
  routeMatchFor(matchPage(path), path, search)

/** The not-found page of a language, beside which stand pages near to some words. */
export function notFoundMatch(locale: Locale, terms = ''): RouteMatch {
  const match = pageMatchFor(localePath(locale, notFoundPath))
  if (terms === '') return match
  const query = new URLSearchParams({ kata: terms }).toString()
  return { ...match, query, renderUrl: `${match.path}?${query}`, pool: 'missing' }
}
