import { area } from '@/lib/schemas/areas'
import { district } from '@/lib/schemas/districts'
import { unit, unitDetail } from '@/lib/schemas/units'
import type { AreasPort, DistrictsPort, UnitsPort } from '@/lib/server/contract'
import { itemOf, pageOf } from './envelope'
import { part } from './query'
import type { Remote } from './remote'

export const createRemoteAreas = ({ api }: Remote): AreasPort => ({
  list: async (query) => pageOf(area, await api.read({ path: '/v1/areas', query }), query),
})

export const createRemoteDistricts = ({ api, reading }: Remote): DistrictsPort => ({
  // Older answers say neither kind nor size; a regency without them cannot be listed.
  list: async (query, locale) =>
    pageOf(district, await api.read({ path: '/v1/districts', query, locale }), query, reading()),
})

export function createRemoteUnits({ api, reading }: Remote): UnitsPort {
  const defaults = { group: 'dinas' }
  return {
    list: async (query, locale) =>
      pageOf(unit, await api.read({ path: '/v1/units', query, locale }), query, reading(defaults)),
    byId: async (id, locale) =>
      itemOf(
        unitDetail,
        await api.read({ path: `/v1/units/${part(id)}`, locale }),
        reading(defaults),
      ),
  }
}
