import { drawAreaMap, type AreaMap } from '@/lib/outlines/area-map'
import { loadRegencyOutlines, loadVillageCentres } from '@/lib/outlines/queries'
import { areaDepth } from '@/lib/schemas/areas'
import type { LocationForm } from '../model/form'
import { districtCodeLength, listAreas, regencyCodeLength } from '../queries'

const everything = 'all'

/** What the map of a place depends on. */
export const mapKeyOf = ({ city_id: city, village_id: village }: LocationForm) =>
  village || city || everything

/** The village with the others of its district around it; none when their places or names cannot be had. */
async function villagesAround(code: string, signal: AbortSignal) {
  const [centres, areas] = await Promise.all([
    loadVillageCentres(code.slice(0, regencyCodeLength), signal),
    listAreas(areaDepth.village, code.slice(0, districtCodeLength), signal),
  ])
  return areas
    .toSorted((a, b) => Number(b.code_kemendagri === code) - Number(a.code_kemendagri === code))
    .flatMap(({ code_kemendagri: own, name }) => {
      const centre = centres[own]
      return centre ? [{ name, lat: centre[0], lng: centre[1] }] : []
    })
}

/** Draws the village, regency, city or province of a key; null where there is no outline. @throws ApiFailure */
export async function loadAreaMap(key: string, signal: AbortSignal): Promise<AreaMap | null> {
  const outlines = await loadRegencyOutlines(signal)
  if (outlines.length === 0) return null
  if (key === everything) return drawAreaMap(outlines, { chosen: null })
  const chosen = key.slice(0, regencyCodeLength)
  if (outlines.every(({ code }) => code !== chosen)) return null
  const places = key === chosen ? [] : await villagesAround(key, signal).catch(() => [])
  return drawAreaMap(outlines, { chosen, centre: places[0] ?? null, places })
}
