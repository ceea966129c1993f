import { drawAreaMap, type AreaMap, type NamedPosition } from '@/lib/outlines/area-map'
import { loadRegencyOutlines, loadVillageCentres } from '@/lib/outlines/queries'
import { areaDepth } from '@/lib/schemas/areas'
import type { ComplaintView } from '@/lib/schemas/complaints'
import { findAreas } from './queries'

const isSame = (one: string, other: string) =>
  one.localeCompare(other, 'id', { sensitivity: 'base' }) === 0

/** Code of an area below another one by its name; null when there is none. @throws ApiFailure */
async function codeOf(
  depth: number,
  parent: string,
  name: string,
  signal: AbortSignal,
): Promise<string | null> {
  const areas = await findAreas(depth, parent, name, signal)
  return areas.find((area) => isSame(area.name, name))?.code_kemendagri ?? null
}

/** The village of a complaint with the others of its district around it, itself first; none when the data does not know it. @throws ApiFailure */
async function villagesAround(
  view: ComplaintView,
  regency: string,
  signal: AbortSignal,
): Promise<NamedPosition[]> {
  const district = await codeOf(areaDepth.district, regency, view.district_name, signal)
  if (district === null) return []
  const [centres, villages] = await Promise.all([
    loadVillageCentres(regency, signal),
    findAreas(areaDepth.village, district, '', signal),
  ])
  const isOwn = ({ name }: { name: string }) => isSame(name, view.village_name)
  if (!villages.some(isOwn)) return []
  return villages
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
    .flatMap(({ name, code_kemendagri: code }) => {
      const centre = centres[code]
      return centre ? [{ name, lat: centre[0], lng: centre[1] }] : []
    })
}

export interface PlaceDrawing {
  map: AreaMap
  pin: { x: number; y: number } | null
}

/**
 * The surroundings of a complaint with the reporter's own point, or for everybody else the middle of the village; the whole regency where
 * neither is known. Null for an unknown regency. @throws ApiFailure
 */
export async function placeDrawing(
  view: ComplaintView,
  signal: AbortSignal,
): Promise<PlaceDrawing | null> {
  const outlines = await loadRegencyOutlines(signal)
  const regency = outlines.find(({ name }) => isSame(name, view.city_name))
  if (!regency) return null
  const { latitude, longitude } = view
  const places = await villagesAround(view, regency.code, signal).catch(() => [])
  const place =
    latitude !== null && longitude !== null
      ? { lat: latitude, lng: longitude }
      : (places[0] ?? null)
  const map = drawAreaMap(outlines, { chosen: regency.code, centre: place, places })
  return { map, pin: place && map.point(place) }
}
