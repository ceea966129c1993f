import { loadRegencyOutlines, loadVillageCentres } from '@/lib/outlines/queries'
import { areaDepth } from '@/lib/schemas/areas'
import type { ComplaintView } from '@/lib/schemas/complaints'
import { drawPlace, type DrawnPlace } from './place-map-model'
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

/** Centre of a village known by its names; null when the data knows none. @throws ApiFailure */
async function villageCentre(view: ComplaintView, regency: string, signal: AbortSignal) {
  const district = await codeOf(areaDepth.district, regency, view.district_name, signal)
  const village = district && (await codeOf(areaDepth.village, district, view.village_name, signal))
  if (!village) return null
  const centre = (await loadVillageCentres(regency, signal))[village]
  return centre ? { lat: centre[0], lng: centre[1] } : null
}

/** The regency of a complaint with the reporter's own point, or for everybody else the middle of the village. Null for an unknown regency. @throws ApiFailure */
export async function placeDrawing(
  view: ComplaintView,
  signal: AbortSignal,
): Promise<DrawnPlace | null> {
  const outlines = await loadRegencyOutlines(signal)
  const regency = outlines.find(({ name }) => isSame(name, view.city_name))
  if (!regency) return null
  const { latitude, longitude } = view
  const place =
    latitude !== null && longitude !== null
      ? { lat: latitude, lng: longitude }
      : await villageCentre(view, regency.code, signal).catch(() => null)
  return drawPlace(regency.path, place)
}
