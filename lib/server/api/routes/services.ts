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

const asked = serviceQuery.omit({ paginated: true })
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

/** Questions go out under `Items` too, the spelling older readers know. */
const withItems = (service: ServiceDetail) => ({
  ...service,
  faq: { ...service.faq, Items: service.faq.items },
})

const previewPath = '/v1/public/master-data-publications/preview/[id]'
type PreviewContext = ApiContext<typeof previewPath>

/** The previews and what is asked of them. @throws Problem ROUTE_NOT_FOUND while no secret is set, RATE_LIMITED, ITEM_NOT_FOUND for an id that is none */
async function readPreview(c: PreviewContext) {
  const { previews } = c.var.portal
  if (!previews) throw new Problem('ROUTE_NOT_FOUND')
  await limit(c.var.caller, 'preview')
  const id = found(itemId(c.req.param('id')))
  return { previews, ask: { id, token: readQuery(c.req.raw, previewQuery).token } }
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
      query: asked,
      alsoQuery: ['cat[]'],
      response: serviceList,
      // "Open now" is asked for.
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
      query: asked.omit({ page: true, per_page: true, sort_by: true, sort_order: true }),
      alsoQuery: ['cat[]'],
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
      readsItself: true,
      response: serviceSingle,
      cache: never,
      hidesReferrer: true,
    },
    async (c) => {
      const { previews, ask } = await readPreview(c)
      return previewResponse(c, found(await previews.service(ask, c.var.locale)).service)
    },
  ),
  // The token is asked for before the document is looked at.
  route(
    {
      method: 'post',
      path: previewPath,
      summary:
        'A document of an editor as the page of the service would show it; nothing is stored',
      query: previewQuery,
      body: serviceFile,
      bodyMaxBytes: previewDocumentMaxBytes,
      readsItself: true,
      response: serviceSingle,
      cache: never,
      hidesReferrer: true,
      failures: [401, 403, 404, 413, 415, 422],
    },
    async (c) => {
      guardWrite(c.req.raw)
      const { previews, ask } = await readPreview(c)
      if (!(await previews.opens(ask))) throw new Problem('ITEM_NOT_FOUND')
      const document = await readJson(c.req.raw, serviceFile, previewDocumentMaxBytes)
      if (document.id !== ask.id)
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
