import { loadRegencyOutlines, loadVillageCentres } from '@/lib/outlines/queries'
import { areaDepth } from '@/lib/schemas/areas'
import { nearestCode, outlineAt } from '../model/area-at'
import type { Position } from '../model/form'
import { districtCodeLength, listAreas } from '../queries'

interface NamedArea {
  code_kemendagri: string
  name: string
}

export interface FoundArea {
  city: NamedArea
  district: NamedArea
  village: NamedArea
}

const named = (areas: readonly NamedArea[], code: string) =>
  areas.find((area) => area.code_kemendagri === code)

/**
 * The village whose centre is nearest to a position, with its district and city: a proposal, since centres say nothing of borders.
 * @returns null outside of the province or when the lists do not know it
 * @throws ApiFailure
 */
export async function findArea(position: Position, signal: AbortSignal): Promise<FoundArea | null> {
  const outline = outlineAt(position, await loadRegencyOutlines(signal))
  if (!outline) return null
  const villageCode = nearestCode(position, await loadVillageCentres(outline.code, signal))
  if (!villageCode) return null
  const districtCode = villageCode.slice(0, districtCodeLength)
  const [cities, districts, villages] = await Promise.all([
    listAreas(areaDepth.city, outline.code.slice(0, 2), signal),
    listAreas(areaDepth.district, outline.code, signal),
    listAreas(areaDepth.village, districtCode, signal),
  ])
  const [city, district, village] = [
    named(cities, outline.code),
    named(districts, districtCode),
    named(villages, villageCode),
  ]
  return city && district && village ? { city, district, village } : null
}
