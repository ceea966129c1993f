import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { loadVillageIndex } from '@/lib/server/areas/nearest-villages'
import { loadedOnce } from '@/lib/server/files/loaded-once'
import type { OpenRequestsPort, VillagePlace } from '@/lib/server/open311/port'
import { loadProvinceOutline } from '@/lib/server/open311/province-outline'
import { readOpenRequests } from './read-requests'

/** Outlines are approximate: a position this close to a village centre counts as inside, kilometres. */
const borderKm = 2

async function placeOf(db: Kysely<Database>, villageCode: string): Promise<VillagePlace | null> {
  // A dotted code starts with its parent's code.
  const [province = '', city = '', district = ''] = villageCode.split('.')
  const [cityCode, districtCode] = [`${province}.${city}`, `${province}.${city}.${district}`]
  const areas = await db
    .selectFrom('areas')
    .select(['code_kemendagri', 'name'])
    .where('code_kemendagri', 'in', [cityCode, districtCode, villageCode])
    .execute()
  const named = (code: string) => {
    const name = areas.find((area) => area.code_kemendagri === code)?.name
    return name === undefined ? null : { code, name }
  }
  const [cityArea, districtArea, villageArea] = [
    named(cityCode),
    named(districtCode),
    named(villageCode),
  ]
  return cityArea && districtArea && villageArea
    ? { city: cityArea, district: districtArea, village: villageArea }
    : null
}

/** The embedded complaints as Open311 reads them. Village centres and outlines are read from disk when first needed. */
export function createOpenRequests(
  db: Kysely<Database>,
  { siteOrigin }: { siteOrigin: string },
): OpenRequestsPort {
  const [centres, outline] = [loadedOnce(loadVillageIndex), loadedOnce(loadProvinceOutline)]
  return {
    list: async (filter, locale) =>
      readOpenRequests(db, filter, locale, { siteOrigin, centres: await centres() }),
    placeAt: async (position) => {
      const [nearest] = (await centres()).nearest(position, 1)
      if (!nearest) return null
      return nearest.distanceKm <= borderKm || (await outline())(position)
        ? placeOf(db, nearest.code)
        : null
    },
  }
}
