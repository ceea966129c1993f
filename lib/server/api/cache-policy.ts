import { z } from 'zod'
import type { Route, Tag } from '@/lib/server/http/route'

/** Cache classes of contract 1.7; `guarded` responses depend on the caller and stay in the browser. */
export const cacheControl = {
  list: 'public, max-age=60, stale-while-revalidate=300',
  reference: 'public, max-age=3600, stale-while-revalidate=86400',
  search: 'public, max-age=30',
  guarded: 'private, max-age=3600',
  never: 'no-store',
} as const

/** How the entry and browsers may cache the responses of an endpoint. */
export type CachePolicy = Pick<Route, 'sharing' | 'tags' | 'isTimely' | 'isCors'> & {
  control: keyof typeof cacheControl
}

/** The same for all callers: cached by the entry until content with one of the tags changes, readable by any website (CORS). */
export const shared = (
  control: 'list' | 'reference' | 'search',
  tags: readonly Tag[] = [],
): CachePolicy => ({ control, sharing: 'shared', tags, isCors: true })

/** Shared, but the response changes with the clock: rendered again once it is no longer fresh, never sent stale. */
export const timely = (
  control: 'list' | 'reference' | 'search',
  tags: readonly Tag[],
): CachePolicy => ({ ...shared(control, tags), isTimely: true })

/** Depends on a key, a person or a moment: made for each call, never cached by the entry. */
export const live = (
  control: CachePolicy['control'],
  more: Pick<CachePolicy, 'isCors'> = {},
): CachePolicy => ({ control, sharing: 'live', tags: [], ...more })

export const never = live('never')

/** Whether a query parameter may come several times, also as `name[]`. */
export const isList = (field: unknown): boolean => {
  if (field instanceof z.ZodArray) return true
  return (field instanceof z.ZodDefault || field instanceof z.ZodOptional) && isList(field.unwrap())
}

/** The parameter names of a query schema; lists also as `name[]`. */
const queryNames = ({ shape }: z.ZodObject): string[] =>
  Object.entries(shape).flatMap(([name, field]) => (isList(field) ? [name, `${name}[]`] : [name]))

/** What the entry needs to know about an endpoint. */
export interface CachedEndpoint extends Pick<Route, 'hidesReferrer' | 'bodyMaxBytes' | 'isUpload'> {
  path: string
  method: 'get' | 'post' | 'patch'
  guard?: 'key' | 'write' | 'operator'
  cache: CachePolicy
  query?: z.ZodObject | undefined
  /** Further parameter names that the entry passes on, such as `cat[]` for a field with one value. */
  extraQuery?: readonly string[] | undefined
}

const methodsOf = (endpoints: readonly CachedEndpoint[]) =>
  endpoints
    .flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))
    .join(', ')

function ruleOf(endpoints: readonly [CachedEndpoint, ...CachedEndpoint[]]): Route {
  // The GET endpoint of a path decides on caching; writes are never cached.
  const {
    path,
    cache,
    query,
    extraQuery = [],
  } = endpoints.find(({ method }) => method === 'get') ?? endpoints[0]
  const { sharing, tags, isTimely, isCors } = cache
  const bodyMaxBytes = endpoints.find((each) => each.bodyMaxBytes !== undefined)?.bodyMaxBytes
  return {
    pattern: path,
    kind: 'api',
    sharing,
    query: sharing === 'live' ? 'all' : [...(query ? queryNames(query) : []), ...extraQuery],
    tags,
    methods: methodsOf(endpoints),
    ...(isTimely && { isTimely }),
    ...(isCors && { isCors }),
    ...(endpoints.some(({ hidesReferrer }) => hidesReferrer) && { hidesReferrer: true }),
    ...(endpoints.some(({ isUpload }) => isUpload) && { isUpload: true }),
    ...(endpoints.some(checksCallerFirst) && { checksCallerFirst: true }),
    ...(bodyMaxBytes !== undefined && { bodyMaxBytes }),
  }
}

/** Whether the caller of an endpoint is checked before its body arrives: bodies of officers are large, and tokens can be guessed by anybody. */
export const checksCallerFirst = ({ guard, method }: Pick<CachedEndpoint, 'guard' | 'method'>) =>
  guard === 'operator' && method !== 'get'

/** The entry's rules for the API, one per path, in the order of the endpoints. */
export function routeTable(endpoints: readonly CachedEndpoint[]): Route[] {
  const byPath = new Map<string, [CachedEndpoint, ...CachedEndpoint[]]>()
  for (const endpoint of endpoints) {
    const known = byPath.get(endpoint.path)
    if (known) known.push(endpoint)
    else byPath.set(endpoint.path, [endpoint])
  }
  return [...byPath.values()].map(ruleOf)
}
