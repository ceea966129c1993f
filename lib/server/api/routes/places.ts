import { alertList } from '@/lib/schemas/alerts'
import { areaList, areaQuery } from '@/lib/schemas/areas'
import { districtList, districtQuery } from '@/lib/schemas/districts'
import { itemId } from '@/lib/schemas/item-id'
import { unitResponse, unitList, unitQuery } from '@/lib/schemas/units'
import { weatherResponse, weatherQuery } from '@/lib/schemas/weather'
import { never, shared, timely } from '../cache-policy'
import { limit } from '../caller'
import { found } from '../problem-response'
import { route } from '../route'

/** Places, units, warnings and weather (contract 2.2, 2.10, 7.4 and 7.5). */
export const placeRoutes = [
  // A warning may begin or end any minute, so it is cached as briefly as searches.
  route(
    {
      path: '/v1/public/alerts',
      summary: 'Warnings that are valid this moment, the most urgent first',
      response: alertList,
      cache: timely('search', ['alerts']),
    },
    async (c) => {
      const data = await c.var.portal.alerts.current(c.var.locale)
      return c.json({ data, meta: { total_count: data.length } })
    },
  ),
  route(
    {
      path: '/v1/areas',
      summary: 'Administrative areas below a parent, by name',
      query: areaQuery,
      response: areaList,
      cache: shared('reference', ['areas']),
    },
    async (c) => c.json(await c.var.portal.areas.list(c.req.valid('query'))),
  ),
  route(
    {
      path: '/v1/districts',
      summary: 'Regencies and cities',
      query: districtQuery,
      response: districtList,
      cache: shared('reference', ['districts']),
    },
    async (c) => c.json(await c.var.portal.districts.list(c.req.valid('query'), c.var.locale)),
  ),
  route(
    {
      path: '/v1/units',
      summary: 'Working units of the province',
      query: unitQuery,
      response: unitList,
      cache: shared('reference', ['units']),
    },
    async (c) => c.json(await c.var.portal.units.list(c.req.valid('query'), c.var.locale)),
  ),
  route(
    {
      path: '/v1/units/[id]',
      summary: 'One working unit',
      response: unitResponse,
      cache: shared('reference', ['units']),
    },
    async (c) => {
      const id = found(itemId(c.req.param('id')))
      return c.json({ data: found(await c.var.portal.units.byId(id, c.var.locale)) })
    },
  ),
  // Never cached: the address contains the caller's position.
  route(
    {
      path: '/v1/weather',
      summary: 'The weather at the village nearest to a position',
      query: weatherQuery,
      response: weatherResponse,
      cache: never,
    },
    async (c) => {
      await limit(c.var.caller, 'weather')
      return c.json(await c.var.portal.weather.at(c.req.valid('query'), c.var.locale))
    },
  ),
]
