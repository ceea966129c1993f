import { apiRoutes } from './api-routes'
import { pageRoutes } from './page-routes'
import type { Locale } from '@/lib/i18n/locales'

/** What a content change names to have its pages and reads forgotten; `*` means everything. */
export type Tag =
  | 'alerts'
  | 'home'
  | 'complaints'
  | 'events'
  | 'news'
  | 'services'
  | 'areas'
  | 'life-events'
  | 'quick-accesses'
  | 'visits'
  | 'about'
  | 'districts'
  | 'units'
  | 'informations'
  | 'awards'
  | 'programs'
  | 'page-texts'
  | 'archives'
  | 'finance'

/**
 * What the entry may do with the answer of a path.
 * `shared`: the same for everybody, so cached and rendered without anything of the visitor. `live`: rendered for each request, never stored.
 */
export interface Route {
  /** Pattern for logs and matching: `/berita/[slug]`; pages are named without their language prefix. */
  pattern: string
  kind: 'page' | 'api'
  sharing: 'shared' | 'live'
  /** Query parameters that reach the key and the render, in the order of the key; all others are dropped. `all` only on live routes. */
  query: readonly string[] | 'all'
  tags: readonly Tag[]
  /** Pages whose address or content says something about the visitor send no Referer onwards. */
  hidesReferrer?: boolean
  /** Methods of an API path besides OPTIONS, as the Allow header lists them; pages are GET and HEAD. */
  methods?: string
  /** Public read that any web site may call. */
  isCors?: boolean
  /** The page says something about this very minute: once it is no longer fresh it is made anew, never sent stale. */
  isTimely?: boolean
  /** The page shows the widget of another site, when one is set. */
  hasEmbed?: boolean
  /** The page can open the street map, when its key is set. */
  hasStreetMap?: boolean
  /** Part of the page speaks with the speech service while its key is set. */
  hasSpeech?: boolean
  /** The page is nothing without its scripts, so people who save data get them too. */
  needsScripts?: boolean
  /** The page may stand inside the editor's own page and is kept out of every index. */
  isPreview?: boolean
  /** Page of the same frame that is sent, with status 404, when the page is refused; without it the portal's not-found page. */
  refusedAt?: string
  /** Largest JSON body, bytes, where the usual limit is too small. */
  bodyMaxBytes?: number
  /** Status sent instead of 200: the not-found page is an ordinary page to Next. */
  sentAs?: 404
}

export interface RouteMatch {
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
const findApi = finder(apiRoutes)

export const isApiPath = (path: string) => rootOf(path) !== undefined

/** Finds the rule of a path; a page without its own rule is shared without query, an API path without one is live. */
export function matchRoute(path: string): RouteMatch {
  const root = rootOf(path)
  if (root !== undefined) return { route: findApi(path) ?? otherApi(root), locale: 'id' }
  const isEnglish = path === '/en' || path.startsWith('/en/')
  const bare = isEnglish ? path.slice(3) || '/' : path
  return { route: findPage(bare) ?? otherPage, locale: isEnglish ? 'en' : 'id' }
}

/** The name of a path for logs: parameters are replaced by their names and unknown paths are not repeated. */
export function routePattern(path: string): string {
  const { route, locale } = matchRoute(path)
  return locale === 'en' ? `/en${route.pattern === '/' ? '' : route.pattern}` : route.pattern
}
