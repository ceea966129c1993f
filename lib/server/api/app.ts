import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { env } from '@/lib/env'
import { Problem } from '@/lib/errors'
import type { Route } from '@/lib/server/http/route'
import { checksCallerFirst, never, routeTable, shared } from './cache-policy'
import { type ApiEnv, type Endpoint, type GuardedEndpoint, route } from './route'
import { collectionRoutes } from './routes/collections'
import { complaintRatingRoutes } from './routes/complaint-ratings'
import { complaintRoutes } from './routes/complaints'
import { contentRoutes } from './routes/content'
import { documentRoutes } from './routes/documents'
import { feedbackRoutes } from './routes/feedback'
import { mailRoutes } from './routes/mail'
import { mediaRoutes } from './routes/media'
import { newsRoutes } from './routes/news'
import { open311Routes } from './routes/open311'
import { openDataRoutes } from './routes/open-data'
import { operatorRoutes } from './routes/operator'
import { pageFeedbackRoutes } from './routes/page-feedback'
import { newsChannelRoutes } from './routes/news-channels'
import { pushRenewalRoutes } from './routes/push-renewals'
import { ownDataRoutes } from './routes/own-data'
import { placeRoutes } from './routes/places'
import { portalRoutes } from './routes/portal'
import { reporterRoutes } from './routes/reporter'
import { searchRoutes } from './routes/search'
import { serviceRoutes } from './routes/services'
import { visitRoutes } from './routes/visits'

const description = route(
  {
    path: '/v1/openapi.json',
    summary: 'This description',
    response: z.record(z.string(), z.unknown()),
    cache: shared('reference'),
  },
  async (c): Promise<Response> => c.json(await describeApi(env().SITE_ORIGIN)),
)

/** Collections that stand beside areas. */
const isPlace = ({ kind }: { kind: string }) => kind === 'districts' || kind === 'units'

/** Endpoints of `/v1` by the heading under which the OpenAPI document lists them. */
const groups: readonly { tag: string; endpoints: readonly GuardedEndpoint[] }[] = [
  { tag: 'News', endpoints: newsRoutes },
  { tag: 'Public services', endpoints: serviceRoutes },
  {
    tag: 'Content',
    endpoints: [
      ...documentRoutes,
      ...contentRoutes,
      ...openDataRoutes,
      ...collectionRoutes((read) => !isPlace(read)),
    ],
  },
  {
    tag: 'Portal',
    endpoints: [
      ...placeRoutes,
      ...collectionRoutes(isPlace),
      ...searchRoutes,
      ...portalRoutes,
      ...visitRoutes,
      ...feedbackRoutes,
      ...pageFeedbackRoutes,
      description,
    ],
  },
  {
    tag: 'Complaints',
    endpoints: [
      ...complaintRoutes,
      ...reporterRoutes,
      ...complaintRatingRoutes,
      ...newsChannelRoutes,
      ...pushRenewalRoutes,
      ...ownDataRoutes,
      ...mailRoutes,
      ...mediaRoutes,
    ],
  },
  { tag: 'Operators', endpoints: operatorRoutes },
]

const guarded = groups.flatMap((group) => group.endpoints)
const endpoints: readonly Endpoint[] = [...guarded, ...open311Routes]

/** The OpenAPI document of `/v1`; the generator is loaded on first use. */
export async function describeApi(siteOrigin: string) {
  const { openApiDocument } = await import('./openapi/document')
  return openApiDocument(groups, siteOrigin)
}

/** Responds to unknown paths with the same headers and error shape as an endpoint. */
const unknown = route(
  { path: '/v1/[...]', summary: 'Every other path', response: null, cache: never },
  () => {
    throw new Problem('ROUTE_NOT_FOUND')
  },
)

/** The path as it was sent: its parameters are decoded once, by whoever reads them. */
const sentPath = (request: Request) => new URL(request.url).pathname

const honoPath = (path: string) => path.replaceAll(/\[(\w+)\]/g, ':$1')

function createApp<Served extends Endpoint>(
  served: readonly Served[],
  handlerOf: (endpoint: Served) => Endpoint['handle'],
) {
  const app = new Hono<ApiEnv>({ getPath: sentPath })
  // The first match wins, so paths without parameters come first: `/v1/awards/categories` is not an award.
  const byCertainty = served.toSorted(
    (a, b) => Number(a.path.includes('[')) - Number(b.path.includes('[')),
  )
  for (const endpoint of byCertainty) {
    const handle = handlerOf(endpoint)
    app.on(endpoint.method, honoPath(endpoint.path), (c: Context<ApiEnv>) => handle(c))
  }
  // Open311 defines no error body for unknown addresses; the entry has its own.
  app.notFound((c) => (c.req.path.startsWith('/v1/') ? unknown.handle(c) : c.body(null, 404)))
  return app
}

const app = createApp(endpoints, ({ handle }) => handle)
const admission = createApp(guarded.filter(checksCallerFirst), ({ admit }) => admit)

/** `/v1` and `/open311`, behind the entry (server.ts) or behind Next alone (`npm run dev`). */
export const api: {
  routes: readonly Route[]
  fetch: (request: Request) => Promise<Response>
  admit: (request: Request) => Promise<Response>
} = {
  /** The cache rules of the entry, one per path. */
  routes: routeTable(endpoints),
  fetch: async (request) => app.fetch(request),
  /** Of the routes with `checksCallerFirst`, by the head of a request: 204 when its body may arrive, or the refusal. */
  admit: async (request) => admission.fetch(request),
}
