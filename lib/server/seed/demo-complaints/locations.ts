import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { loadVillageIndex, type VillageIndex } from '@/lib/server/areas/nearest-villages'
import type { Topic } from './topics'
import type { SeededRandom } from './random'

/** Columns of a complaint that say where it is. */
export interface DemoLocation {
  city_code: string
  city_name: string
  district_code: string
  district_name: string
  village_code: string
  village_name: string
  latitude: number
  longitude: number
}

interface Area {
  code: string
  name: string
}

export interface Locations {
  cities: readonly Area[]
  /** A village or ward of a city, and its centre. */
  placeIn(city: Area, where: Topic['where'], random: SeededRandom): DemoLocation
}

const coast = ['32.02', '32.05', '32.06', '32.09', '32.12', '32.13', '32.15', '32.16', '32.18']
/** Cities in the narrow sense have codes from 71 on; there wards have codes from 1001, villages from 2001. */
const isRegency = (code: string) => Number(code.slice(3, 5)) < 71

/** Whether a topic with this `where` fits a city or regency. */
export const fits = (code: string, where: Topic['where']) =>
  where === 'coast' ? coast.includes(code) : where === 'anywhere' || isRegency(code)

/** The areas of the database with the centres of the villages. @throws Error when there are no areas */
export async function loadLocations(db: Kysely<Database>): Promise<Locations> {
  const rows = await db
    .selectFrom('areas')
    .select(['code_kemendagri as code', 'name', 'depth'])
    .where('depth', '>', 1)
    .orderBy('code_kemendagri')
    .execute()
  const centres: VillageIndex = await loadVillageIndex()
  const names = new Map(rows.map(({ code, name }) => [code, name]))
  const villages = new Map<string, Area[]>()
  for (const { code, name, depth } of rows) {
    if (depth !== 4) continue
    const known = villages.get(code.slice(0, 5))
    if (known) known.push({ code, name })
    else villages.set(code.slice(0, 5), [{ code, name }])
  }
  return {
    cities: rows.filter(({ depth }) => depth === 2),
    placeIn(city, where, random) {
      const all = villages.get(city.code) ?? []
      const rural = where === 'anywhere' ? all : all.filter(({ code }) => code.slice(9, 10) === '2')
      const village = rural[random.below(rural.length)]
      if (!village) throw new Error(`no village in ${city.code}`)
      const district = village.code.slice(0, 8)
      const centre = centres.centreOf(village.code) ?? { lat: -6.9, long: 107.6 }
      return {
        city_code: city.code,
        city_name: city.name,
        district_code: district,
        district_name: names.get(district) ?? '',
        village_code: village.code,
        village_name: village.name,
        latitude: centre.lat,
        longitude: centre.long,
      }
    },
  }
}
