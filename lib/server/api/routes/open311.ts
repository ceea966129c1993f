import { z } from 'zod'
import { openRequestsQuery } from '@/lib/schemas/open311'
import { type Open311Handler, Open311Failure, open311Response } from '../open311/response'
import { discovery } from '../open311/discovery'
import { listRequests, oneRequest, requestOfToken } from '../open311/list-requests'
import { postRequest } from '../open311/report'
import { listServices, serviceDefinition } from '@/lib/server/open311/service-codes'
import { portal } from '@/lib/server/portal'
import { shared } from '../cache-policy'
import { limit } from '../caller'
import type { Endpoint } from '../route'

/** Query parameters that an Open311 client may add to any read. */
const anyQuery = z.object({ jurisdiction_id: z.string(), locale: z.string() })

/** An endpoint with the checks, errors and formats of the standard. */
const open311 = (
  facts: Pick<Endpoint, 'path' | 'summary' | 'cache'> & Partial<Endpoint>,
  handler: Open311Handler,
): Endpoint => ({
  method: 'get',
  query: anyQuery,
  response: 'application/json',
  ...facts,
  handle: (c) => open311Response(c.req.raw, facts.path, handler),
})

/** Open311 GeoReport v2; every last part ends in `.json` or `.xml`. */
export const open311Routes = [
  open311(
    { path: '/open311/[document]', summary: '`discovery`', cache: shared('list') },
    async ({ name, locale }) => {
      if (name !== 'discovery') throw new Open311Failure(404, 'resourceUnknown')
      return { root: 'discovery', content: discovery(locale) }
    },
  ),
  open311(
    {
      path: '/open311/v2/[resource]',
      summary: '`services` and `requests`: the kinds of complaints, and public complaints',
      query: z.object({ ...anyQuery.shape, ...openRequestsQuery.shape }),
      cache: shared('list', ['complaints']),
    },
    async (call) => {
      if (call.name === 'requests') return listRequests(call)
      if (call.name !== 'services') throw new Open311Failure(404, 'resourceUnknown')
      await limit(call.caller, 'open311')
      return {
        root: 'services',
        content: await listServices((await portal()).complaints, call.locale),
      }
    },
  ),
  open311(
    {
      method: 'post',
      path: '/open311/v2/[resource]',
      summary: '`requests`: stores a complaint of a partner system',
      cache: shared('list', ['complaints']),
    },
    async (call) => {
      if (call.name === 'requests') return postRequest(call)
      throw call.name === 'services'
        ? new Open311Failure(405, 'methodWrong')
        : new Open311Failure(404, 'resourceUnknown')
    },
  ),
  open311(
    {
      path: '/open311/v2/services/[code]',
      summary: "What a request of one service may or must say besides the standard's fields",
      cache: shared('list'),
    },
    async ({ caller, name, locale }) => {
      await limit(caller, 'open311')
      const services = await listServices((await portal()).complaints, locale)
      if (!services.some((service) => service.service_code === name))
        throw new Open311Failure(404, 'serviceUnknown')
      return { root: 'service_definition', content: serviceDefinition(name, locale) }
    },
  ),
  open311(
    {
      path: '/open311/v2/requests/[id]',
      summary: 'One public complaint by its number',
      cache: shared('list', ['complaints']),
    },
    oneRequest,
  ),
  open311(
    {
      path: '/open311/v2/tokens/[token]',
      summary: 'The number behind a token',
      cache: shared('list', ['complaints']),
    },
    requestOfToken,
  ),
]
