import type { Locale } from '@/lib/i18n/locales'
import { areaDepth } from '@/lib/schemas/areas'
import { openRequest } from '@/lib/schemas/open311'
import { findArea } from '@/lib/server/areas/find-area'
import type { AreasPort } from '@/lib/server/areas/port'
import { loadedOnce } from '@/lib/server/files/loaded-once'
import type { OpenRequestsPort, VillagePlace } from '@/lib/server/open311/port'
import { loadProvinceOutline } from '@/lib/server/open311/province-outline'
import { codeOf } from '@/lib/server/open311/service-codes'
import { loadVillageIndex } from '@/lib/server/areas/nearest-villages'
import { itemsOf } from './envelope'
import { ownFileUri } from './media'
import type { Remote } from './remote'
import { jsonOf } from './remote-api'

/** Outlines are drawn roughly; this near to a village centre a position counts as inside although they leave it out. */
const borderKm = 2

/** Public complaints as the provincial API's own Open311 server tells them; places are found with the portal's own map. */
export function createRemoteOpenRequests(
  { api, siteOrigin }: Remote,
  areas: AreasPort,
): OpenRequestsPort {
  const [centres, outline] = [loadedOnce(loadVillageIndex), loadedOnce(loadProvinceOutline)]

  async function placeOf(villageCode: string): Promise<VillagePlace | null> {
    // A dotted code starts with its parent's code.
    const parts = villageCode.split('.')
    const codeUpTo = (depth: number) => parts.slice(0, depth).join('.')
    const [city, district, village] = await Promise.all(
      [areaDepth.city, areaDepth.district, areaDepth.village].map(async (depth) => {
        const area = await findArea(areas, codeUpTo(depth))
        return area && { code: area.code_kemendagri, name: area.name }
      }),
    )
    return city && district && village ? { city, district, village } : null
  }

  /** Own address of the photo, so that its bytes pass through this portal like all others. */
  const ownPhoto = (url: string | null) => {
    const path = url === null ? null : ownFileUri(url)
    return path?.startsWith('/') ? `${siteOrigin}${path}` : path
  }

  return {
    async list({ numbers, services, from, until, statuses, area, page, pageSize }, locale: Locale) {
      const query = {
        service_request_id: numbers?.join(','),
        service_code: services?.map(codeOf).join(','),
        status: statuses?.join(','),
        area_code: area,
        start_date: from,
        end_date: until,
        page,
        page_size: pageSize,
        locale,
      }
      // No number, or no service, at all is a question that nothing answers; the API would not see that it was asked.
      const isEmpty = (list: string | undefined) => list !== undefined && /^,*$/.test(list)
      if (isEmpty(query.service_request_id) || isEmpty(query.service_code))
        return { requests: [], isLast: true }
      const response = await api.request({ path: '/open311/v2/requests.json', query, locale })
      const requests = itemsOf(openRequest, jsonOf(response)).map((request) => ({
        ...request,
        media_url: ownPhoto(request.media_url),
      }))
      return { requests, isLast: !/rel="next"/.test(response.header('link') ?? '') }
    },

    async placeAt(position) {
      const [nearest] = (await centres()).nearest(position, 1)
      if (!nearest) return null
      return nearest.distanceKm <= borderKm || (await outline())(position)
        ? placeOf(nearest.code)
        : null
    },
  }
}
