import { healthPath, readyPath } from './health'
import { settingsCookiePath } from '@/lib/accessibility/settings-cookie'
import { lowDataPath } from './low-data/low-data'
import type { CachedResponse } from './cache/cached-response'
import {
  isApiPath,
  routeMatchFor,
  routePattern,
  type MatchedRoute,
  type RouteMatch,
} from './routes'
import type { StaticFiles } from './static/static-files'

/** Longest path that is accepted, characters. */
const pathMaxLength = 8_192

/** Longest query, characters; a longer one is truncated, because a whole letter may be pasted into a search box. */
const queryMaxLength = 12_288

type RequestTarget =
  | { kind: 'bad' }
  | { kind: 'redirect'; location: string }
  | { kind: 'path'; path: string; search: string }

const visibleAscii = /^[!-~]*$/
// Characters that RFC 3986 forbids in paths, or that browsers and proxies interpret differently.
const oddInPath = /[\\#"<>^`{|}]/
// Old clients send brackets, pipes and quotes unescaped in queries (`cat[]=…`), so more is allowed there.
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

// An escape sequence cut by the truncation.
const halfEscape = /%[\da-f]?$/i
const cutQuery = (search: string) => search.slice(0, queryMaxLength).replace(halfEscape, '')

/**
 * Validates the raw target of a request line. Only the origin form (`/path?query`) is accepted; absolute, authority and asterisk
 * forms, dot segments, invalid escapes, control characters and backslashes are `bad`, because proxies and Next interpret them differently.
 * Doubled and trailing slashes redirect to the canonical path, queries above `queryMaxLength` to the truncated one.
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

/** Next decodes the parts of a page's path once more, and fails where they are no text then. */
const decodesAgain = (path: string) => !path.includes('%25') || decodes(decodeURIComponent(path))

/** The file of a request path, which may be percent-encoded. */
function staticFile(files: StaticFiles, path: string): CachedResponse | undefined {
  const exact = files.get(path)
  if (exact || !path.includes('%')) return exact
  return files.get(decodeURIComponent(path))
}

/** What a request target stands for, whatever its method and headers. */
export type Resolved =
  | { kind: 'bad'; pattern: string }
  | { kind: 'redirect'; pattern: string; location: string; isApi: boolean }
  | { kind: 'health' | 'ready'; pattern: string }
  | { kind: 'low-data'; pattern: string; mode: 'on' | 'off' }
  | { kind: 'kept-settings'; pattern: string }
  | { kind: 'file'; pattern: string; response: CachedResponse | null }
  | { kind: 'route'; pattern: string; match: RouteMatch; isApi: boolean }

const rememberedMax = 2_048
const rememberedLength = 256

/** Next treats any path with this suffix as a page payload; the portal's pages request payloads by a header instead. */
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
  if (path === settingsCookiePath) return { kind: 'kept-settings', pattern: path }
  if (path.startsWith('/_next/'))
    return { kind: 'file', pattern: '/_next/[...]', response: staticFile(files, path) ?? null }
  if (payloadSuffix.test(path)) return { kind: 'file', pattern: '/[...].rsc', response: null }
  const file = staticFile(files, path)
  if (file) return { kind: 'file', pattern: '/[file]', response: file }
  if (!isApiPath(path) && !decodesAgain(path))
    return { kind: 'file', pattern: '/[...]', response: null }
  const match = routeMatchFor(matchRoute(path), path, search)
  return { kind: 'route', pattern: routePattern(match), match, isApi: match.route.kind === 'api' }
}

/** Resolves targets with a memo of short ones, since most requests are for the same few. */
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
