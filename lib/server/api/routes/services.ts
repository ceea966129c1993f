import { z } from 'zod'
import { Problem } from '@/lib/errors'
import { itemId } from '@/lib/schemas/item-id'
import {
  lifeEventList,
  lifeEventParts,
  lifeEventPartsQuery,
  lifeEventQuery,
  lifeEventServiceList,
  lifeEventServiceQuery,
} from '@/lib/schemas/life-events'
import { lifeEventPlanQuery, lifeEventPlanSingle } from '@/lib/schemas/life-event-plan'
import { popularServiceList, popularServiceQuery } from '@/lib/schemas/popular-services'
import { previewDocumentMaxBytes, previewQuery } from '@/lib/schemas/previews'
import {
  serviceCategories,
  serviceFacets,
  serviceItem,
  serviceQuery,
  serviceSingle,
  type ServiceDetail,
} from '@/lib/schemas/services'
import { serviceFile } from '@/lib/schemas/service-file'
import { never, shared, timely } from '../cache-policy'
import { guardWrite, limit } from '../caller'
import { found } from '../problem-response'
import { readJson, readQuery } from '../read-request'
import { type ApiContext, route } from '../route'

const listQuery = serviceQuery.omit({ paginated: true })
const serviceList = z.object({
  data: z.array(serviceItem),
  meta: z.object({
    total_count: z.number().int(),
    last_updated: z.string().nullable(),
    static_count: z.number().int(),
  }),
})
const categories = z.object({
  data: z.array(
    z.object({ name: z.enum(serviceCategories), label: z.string(), count: z.number().int() }),
  ),
})

/** Questions are sent as `Items` too, the spelling that older clients read. */
const withItems = (service: ServiceDetail) => ({
  ...service,
  faq: { ...service.faq, Items: service.faq.items },
})

const previewPath = '/v1/public/master-data-publications/preview/[id]'
type PreviewContext = ApiContext<typeof previewPath>

/**
 * The preview port and the request to it.
 * @throws Problem ROUTE_NOT_FOUND while no secret is set, RATE_LIMITED, ITEM_NOT_FOUND for an invalid id
 */
async function readPreview(c: PreviewContext) {
  const { previews } = c.var.portal
  if (!previews) throw new Problem('ROUTE_NOT_FOUND')
  await limit(c.var.caller, 'preview')
  const id = found(itemId(c.req.param('id')))
  return { previews, request: { id, token: readQuery(c.req.raw, previewQuery).token } }
}

/** As contract 4.2, kept out of every cache and index. */
const previewResponse = (c: PreviewContext, service: ServiceDetail) =>
  c.json({ data: withItems(service) }, 200, { 'X-Robots-Tag': 'noindex, nofollow, noarchive' })

/** Contract 4. */
export const serviceRoutes = [
  route(
    {
      path: '/v1/public/master-data-publications',
      summary: 'Public services; in pages only when `page` or `per_page` is given',
      query: listQuery,
      extraQuery: ['cat[]'],
      response: serviceList,
      // The filter "open now" depends on the clock.
      cache: timely('list', ['services']),
    },
    async (c) => {
      const isGiven = (name: string) => c.req.query(name) !== undefined
      const query = {
        ...c.req.valid('query'),
        paginated: isGiven('page') || isGiven('per_page'),
      }
      // Without a wish for an order the names read from A to Z.
      return c.json(
        await c.var.portal.services.list(
          isGiven('sort_order') ? query : { ...query, sort_order: undefined },
          c.var.locale,
        ),
      )
    },
  ),
  route(
    {
      path: '/v1/public/master-data-publications/facets',
      summary: 'How many services each further choice would leave',
      query: listQuery.omit({ page: true, per_page: true, sort_by: true, sort_order: true }),
      extraQuery: ['cat[]'],
      response: z.object({ data: serviceFacets }),
      cache: timely('list', ['services']),
    },
    async (c) => c.json({ data: await c.var.portal.services.facets(c.req.valid('query')) }),
  ),
  route(
    {
      path: '/v1/public/master-data-publications/categories',
      summary: 'The nine service categories with their counts',
      response: categories,
      cache: shared('list', ['services']),
    },
    async (c) => c.json({ data: await c.var.portal.services.categories(c.var.locale) }),
  ),
  route(
    {
      path: '/v1/public/master-data-publications/slug/[slug]',
      summary: 'One public service',
      response: serviceSingle,
      cache: shared('list', ['services']),
    },
    async (c) =>
      c.json({
        data: withItems(
          found(await c.var.portal.services.bySlug(c.req.param('slug'), c.var.locale)),
        ),
      }),
  ),
  route(
    {
      path: previewPath,
      summary:
        'The draft of a public service, or its live version; 404 for every token that does not open it',
      query: previewQuery,
      readsOwnInput: true,
      response: serviceSingle,
      cache: never,
      hidesReferrer: true,
    },
    async (c) => {
      const { previews, request } = await readPreview(c)
      return previewResponse(c, found(await previews.service(request, c.var.locale)).service)
    },
  ),
  // The token is checked before the document is read.
  route(
    {
      method: 'post',
      path: previewPath,
      summary:
        'A document of an editor as the page of the service would show it; nothing is stored',
      query: previewQuery,
      body: serviceFile,
      bodyMaxBytes: previewDocumentMaxBytes,
      readsOwnInput: true,
      response: serviceSingle,
      cache: never,
      hidesReferrer: true,
      failures: [401, 403, 404, 413, 415, 422],
    },
    async (c) => {
      guardWrite(c.req.raw)
      const { previews, request } = await readPreview(c)
      if (!(await previews.opens(request))) throw new Problem('ITEM_NOT_FOUND')
      const document = await readJson(c.req.raw, serviceFile, previewDocumentMaxBytes)
      if (document.id !== request.id)
        throw new Problem('VALIDATION_FAILED', { fields: { id: [{ rule: 'invalid' }] } })
      return previewResponse(c, await previews.render(document, c.var.locale))
    },
  ),
  route(
    {
      path: '/v1/public/popular-services',
      summary: 'Three services for each audience',
      query: popularServiceQuery,
      response: popularServiceList,
      cache: shared('list', ['services']),
    },
    async (c) =>
      c.json({
        data: await c.var.portal.services.popular(c.req.valid('query').audience, c.var.locale),
      }),
  ),
  route(
    {
      path: '/v1/public/life-events',
      summary: 'Life events with the number of services',
      query: lifeEventQuery,
      response: lifeEventList,
      cache: shared('list', ['life-events']),
    },
    async (c) => c.json(await c.var.portal.lifeEvents.list(c.req.valid('query'), c.var.locale)),
  ),
  // The same list in every context.
  route(
    {
      path: '/v1/public/life-events/parts',
      summary: 'All life events for menus',
      query: lifeEventPartsQuery,
      response: lifeEventParts,
      cache: shared('list', ['life-events']),
    },
    async (c) => c.json({ data: await c.var.portal.lifeEvents.parts(c.var.locale) }),
  ),
  route(
    {
      path: '/v1/public/life-events/plan',
      summary: 'Questions and steps for a life event, named by the `plan_slug` of the list',
      query: lifeEventPlanQuery,
      response: lifeEventPlanSingle,
      cache: shared('list', ['life-events', 'services']),
      failures: [404],
    },
    async (c) =>
      c.json({
        data: found(
          await c.var.portal.lifeEvents.plan(c.req.valid('query').kategori, c.var.locale),
        ),
      }),
  ),
  route(
    {
      path: '/v1/public/life-events/services',
      summary: 'Services of a life event, named by `kategori`',
      query: lifeEventServiceQuery,
      response: lifeEventServiceList,
      cache: shared('list', ['life-events', 'services']),
      failures: [404],
    },
    async (c) => {
      const { kategori, ...query } = c.req.valid('query')
      // Without a wish for an order the names read from A to Z.
      const sort_order = c.req.query('sort_order') === undefined ? undefined : query.sort_order
      return c.json(
        found(
          await c.var.portal.lifeEvents.services(kategori, { ...query, sort_order }, c.var.locale),
        ),
      )
    },
  ),
]
