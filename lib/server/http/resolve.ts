import { healthPath, readyPath } from './health'
import { lowDataPath } from './low-data'
import type { CachedResponse } from './cached-response'
import {
  isApiPath,
  routeMatchFor,
  routePattern,
  type MatchedRoute,
  type RouteMatch,
} from './routes'
import type { StaticFiles } from './static-files'

/** Longest path that is looked at, characters. */
const pathMaxLength = 8_192

/** Longest query that is looked at, characters; a longer one is cut, because somebody may paste a whole letter into a search box. */
const queryMaxLength = 12_288

type RequestTarget =
  | { kind: 'bad' }
  | { kind: 'redirect'; location: string }
  | { kind: 'path'; path: string; search: string }

const visibleAscii = /^[!-~]*$/
// What RFC 3986 forbids in paths, and what browsers and proxies read differently.
const oddInPath = /[\\#"<>^`{|}]/
// Brackets, pipes and quotes arrive unescaped in queries of old clients (`cat[]=…`), so the query is judged more mildly.
const oddInQuery = /[\\#]/
const control = /\p{Cc}/u

const decodes = (text: string) => {
  try {
    return !control.test(decodeURIComponent(text))
  } catch {
    return false
  }
}

const hasDotSegment = (path: string) =>
  path.includes('.') || /%2e/i.test(path)
    ? path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part))
    : false

// An escape sequence that the cut went through.
const halfEscape = /%[\da-f]?$/i
const cutQuery = (search: string) => search.slice(0, queryMaxLength).replace(halfEscape, '')

/**
 * Judges the raw target of a request line. Only the origin form (`/path?query`) is accepted; absolute, authority and asterisk
 * forms, dot segments, broken escapes, control characters and backslashes are bad, because proxies and Next disagree about them.
 * Doubled and trailing slashes redirect to the one address of the page, queries above `queryMaxLength` to their beginning.
 */
export function parseTarget(raw: string): RequestTarget {
  const mark = raw.indexOf('?')
  const path = mark < 0 ? raw : raw.slice(0, mark)
  const search = mark < 0 ? '' : raw.slice(mark + 1)
  if (path.length > pathMaxLength) return { kind: 'bad' }
  if (
    !path.startsWith('/') ||
    !visibleAscii.test(raw) ||
    oddInPath.test(path) ||
    oddInQuery.test(search)
  )
    return { kind: 'bad' }
  if (path.includes('%') && !decodes(path)) return { kind: 'bad' }
  if (hasDotSegment(path)) return { kind: 'bad' }
  if (search.length > queryMaxLength)
    return { kind: 'redirect', location: `${path.replace(/\/{2,}/g, '/')}?${cutQuery(search)}` }
  if (path.includes('//') || (path.length > 1 && path.endsWith('/'))) {
    const tidy = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
    return { kind: 'redirect', location: search === '' ? tidy : `${tidy}?${search}` }
  }
  return { kind: 'path', path, search }
}

/** The file of a request path, which may be percent-encoded. */
function staticFile(files: StaticFiles, path: string): CachedResponse | undefined {
  const exact = files.get(path)
  if (exact || !path.includes('%')) return exact
  return files.get(decodeURIComponent(path))
}

/** What a request target means, before method and headers are looked at. */
export type Resolved =
  | { kind: 'bad'; pattern: string }
  | { kind: 'redirect'; pattern: string; location: string; isApi: boolean }
  | { kind: 'health' | 'ready'; pattern: string }
  | { kind: 'low-data'; pattern: string; mode: 'on' | 'off' }
  | { kind: 'file'; pattern: string; answer: CachedResponse | null }
  | { kind: 'route'; pattern: string; match: RouteMatch; isApi: boolean }

const rememberedMax = 2_048
const rememberedLength = 256

/** Next takes any address with this ending for a page payload, found or not; the portal's own pages ask for payloads by a header. */
const payloadSuffix = /(?:\.|%2e)rsc$/i

function resolve(
  raw: string,
  files: StaticFiles,
  matchRoute: (path: string) => MatchedRoute,
): Resolved {
  const target = parseTarget(raw)
  if (target.kind === 'bad') return { kind: 'bad', pattern: '-' }
  if (target.kind === 'redirect')
    return {
      kind: 'redirect',
      pattern: '/[...]/',
      location: target.location,
      isApi: isApiPath(target.location),
    }
  const { path, search } = target
  if (path === healthPath) return { kind: 'health', pattern: path }
  if (path === readyPath) return { kind: 'ready', pattern: path }
  if (path === lowDataPath)
    return {
      kind: 'low-data',
      pattern: path,
      mode: new URLSearchParams(search).get('mode') === 'on' ? 'on' : 'off',
    }
  if (path.startsWith('/_next/'))
    return { kind: 'file', pattern: '/_next/[...]', answer: staticFile(files, path) ?? null }
  if (payloadSuffix.test(path)) return { kind: 'file', pattern: '/[...].rsc', answer: null }
  const file = staticFile(files, path)
  if (file) return { kind: 'file', pattern: '/[file]', answer: file }
  const match = routeMatchFor(matchRoute(path), path, search)
  return { kind: 'route', pattern: routePattern(match), match, isApi: match.route.kind === 'api' }
}

/** Resolves targets and remembers the short ones, since most visitors ask for the same few. */
export function resolver(
  files: StaticFiles,
  matchRoute: (path: string) => MatchedRoute,
): (raw: string) => Resolved {
  const remembered = new Map<string, Resolved>()
  return (raw) => {
    const known = remembered.get(raw)
    if (known) return known
    const resolved = resolve(raw, files, matchRoute)
    if (raw.length <= rememberedLength) {
      if (remembered.size >= rememberedMax) remembered.clear()
      remembered.set(raw, resolved)
    }
    return resolved
  }
}
