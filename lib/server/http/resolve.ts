import { routeMatchFor, type RouteMatch } from './cache-policy'
import { healthPath, readyPath } from './health'
import { lowDataPath } from './low-data'
import type { CachedResponse } from './cached-response'
import { parseTarget } from './request-target'
import { isApiPath, routePattern, type MatchedRoute } from './routes'
import { staticFile, type StaticFiles } from './static-files'

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
