import { z } from 'zod'
import { itemId } from '@/lib/schemas/item-id'
import { listOf, single } from '@/lib/schemas/list'
import { callRead, type CollectionRead, collectionReads } from '@/lib/server/content/collections'
import { live, shared } from '../cache-policy'
import { found } from '../problem-response'
import { type GuardedEndpoint, route } from '../route'

function endpointOf(read: CollectionRead): GuardedEndpoint {
  const { kind, form, path, summary, query, item, isBare, emptyResponse, collection } = read
  const facts = {
    path,
    summary,
    cache: shared(collection.control, [kind, ...(collection.besides ?? [])]),
  }
  if (form === 'page')
    return route({ ...facts, query, response: listOf(item) }, async (c) =>
      c.json(await callRead(c.var.portal, read, c.req.valid('query'), c.var.locale)),
    )
  if (form === 'list')
    return route(
      { ...facts, response: isBare ? z.array(item) : z.object({ data: z.array(item) }) },
      async (c) => {
        const data = await callRead(c.var.portal, read, c.var.locale)
        return c.json(isBare ? data : { data })
      },
    )
  if (form === 'item')
    return route({ ...facts, response: single(item) }, async (c) => {
      const id = found(itemId(c.req.param('id') ?? ''))
      return c.json({ data: found(await callRead(c.var.portal, read, id, c.var.locale)) })
    })
  // "None" is a response without a body, which is not stored.
  const cache = live(collection.control, { isCors: true })
  return route({ ...facts, response: single(item), emptyResponse, cache }, async (c) => {
    const data = await callRead(c.var.portal, read, c.var.locale)
    return data ? c.json({ data }) : c.body(null, 204)
  })
}

/** The endpoints of some collections. */
export const collectionRoutes = (isOne: (read: CollectionRead) => boolean) =>
  collectionReads.filter(isOne).map(endpointOf)
