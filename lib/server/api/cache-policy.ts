import { z } from 'zod'
import type { Route, Tag } from '@/lib/server/http/route'

/** Cache classes of contract 1.7; `guarded` answers depend on who asks and stay in the browser. */
export const cacheControl = {
  list: 'public, max-age=60, stale-while-revalidate=300',
  reference: 'public, max-age=3600, stale-while-revalidate=86400',
  search: 'public, max-age=30',
  guarded: 'private, max-age=3600',
  never: 'no-store',
} as const

/** What the entry and browsers may do with the answers of an endpoint. */
export type CachePolicy = Pick<Route, 'sharing' | 'tags' | 'isTimely' | 'isCors'> & {
  control: keyof typeof cacheControl
}

/** The same for everybody: kept by the entry until content with one of the tags changes, readable by any web site. */
export const shared = (
  control: 'list' | 'reference' | 'search',
  tags: readonly Tag[] = [],
): CachePolicy => ({ control, sharing: 'shared', tags, isCors: true })

/** Shared, but its answer changes with the clock: once no longer fresh it is made anew, never sent stale. */
export const timely = (
  control: 'list' | 'reference' | 'search',
  tags: readonly Tag[],
): CachePolicy => ({ ...shared(control, tags), isTimely: true })

/** Depends on a key, a person or a moment: made for each call, never kept by the entry. */
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

/** Every name by which a query usually gives the fields of a schema. */
const queryNames = ({ shape }: z.ZodObject): string[] =>
  Object.entries(shape).flatMap(([name, field]) => (isList(field) ? [name, `${name}[]`] : [name]))

/** As far as the entry has to know an endpoint. */
export interface CachedEndpoint extends Pick<Route, 'hidesReferrer' | 'bodyMaxBytes' | 'isUpload'> {
  path: string
  method: 'get' | 'post' | 'patch'
  cache: CachePolicy
  query?: z.ZodObject | undefined
  /** Further names that the entry lets pass, such as `cat[]` of a field that takes one value. */
  alsoQuery?: readonly string[] | undefined
}

const methodsOf = (endpoints: readonly CachedEndpoint[]) =>
  endpoints
    .flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))
    .join(', ')

function ruleOf(endpoints: readonly [CachedEndpoint, ...CachedEndpoint[]]): Route {
  // What is read decides what is kept; a write is never kept anyway.
  const {
    path,
    cache,
    query,
    alsoQuery = [],
  } = endpoints.find(({ method }) => method === 'get') ?? endpoints[0]
  const { sharing, tags, isTimely, isCors } = cache
  const bodyMaxBytes = endpoints.find((each) => each.bodyMaxBytes !== undefined)?.bodyMaxBytes
  return {
    pattern: path,
    kind: 'api',
    sharing,
    query: sharing === 'live' ? 'all' : [...(query ? queryNames(query) : []), ...alsoQuery],
    tags,
    methods: methodsOf(endpoints),
    ...(isTimely && { isTimely }),
    ...(isCors && { isCors }),
    ...(endpoints.some(({ hidesReferrer }) => hidesReferrer) && { hidesReferrer: true }),
    ...(endpoints.some(({ isUpload }) => isUpload) && { isUpload: true }),
    ...(bodyMaxBytes !== undefined && { bodyMaxBytes }),
  }
}

/** The rules by which the entry handles paths of the API: one for each path, in the order of the endpoints. */
export function routeTable(endpoints: readonly CachedEndpoint[]): Route[] {
  const byPath = new Map<string, [CachedEndpoint, ...CachedEndpoint[]]>()
  for (const endpoint of endpoints) {
    const known = byPath.get(endpoint.path)
    if (known) known.push(endpoint)
    else byPath.set(endpoint.path, [endpoint])
  }
  return [...byPath.values()].map(ruleOf)
}
