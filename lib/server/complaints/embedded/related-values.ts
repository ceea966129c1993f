import type { Kysely } from 'kysely'
import { isNearVillage, villageReachKm } from '@/lib/complaints/village-reach'
import type { FieldProblem } from '@/lib/errors'
import { Problem } from '@/lib/errors'
import { asksFreeText, otherMarker, type ComplaintRequest } from '@/lib/schemas/complaints'
import type { Database } from '@/lib/server/db/types'
import { villageCentre } from '@/lib/server/areas/village-centres'
import { findCategory, findSubcategory } from './categories'

/** Columns of a complaint that are checked against the database. */
export interface CheckedValues {
  category_id: string
  category_other: string
  subcategory_id: string | null
  subcategory_other: string
  city_code: string
  city_name: string
  district_code: string
  district_name: string
  village_code: string
  village_name: string
  /** Ids of the photos, in the order given. */
  photoIds: string[]
}

const photoUriPattern = /^\/v1\/public\/media\/([0-9a-f]{32})$/

/** Id of a photo URL of this server, root-relative or on its own origin; null for any other text. */
export function photoIdOf(uri: string, siteOrigin: string): string | null {
  const path = uri.startsWith(`${siteOrigin}/`) ? uri.slice(siteOrigin.length) : uri
  return photoUriPattern.exec(path)?.[1] ?? null
}

/**
 * Validates what needs the database: sub-category in category, village in district in city in province, the position near its village,
 * photos of this server.
 * Names of places are replaced by the official ones; free texts are kept only with an "other" choice.
 * @throws Problem VALIDATION_FAILED with every wrong field at once, named as in the request
 */
export async function checkRelatedValues(
  db: Kysely<Database>,
  request: ComplaintRequest,
  siteOrigin: string,
): Promise<CheckedValues> {
  const fields: Record<string, FieldProblem[]> = {}
  const refuse = (path: string, rule: string, length?: number) =>
    (fields[path] ??= []).push({ rule, ...(length === undefined ? {} : { length }) })
  const { informasi_aduan: information, lokasi_aduan: place, foto_aduan: photos } = request

  const category = await findCategory(db, information.category, 'id')
  if (!category) refuse('informasi_aduan.category', 'unknownChoice')
  const hasSubcategory = information.category !== otherMarker
  const subcategory =
    category && hasSubcategory
      ? await findSubcategory(db, category.id, information.sub_category, 'id')
      : null
  if (category && hasSubcategory && !subcategory)
    refuse('informasi_aduan.sub_category', 'unknownChoice')

  const codes = [place.province_id, place.city_id, place.district_id, place.village_id]
  const areas = await db
    .selectFrom('areas')
    .select(['code_kemendagri', 'name'])
    .where('code_kemendagri', 'in', codes)
    .execute()
  const names = new Map(areas.map((area) => [area.code_kemendagri, area.name]))
  // A dotted code starts with its parent's code, so the codes show the hierarchy.
  const nameIn = (path: string, code: string, parent: string, parts: number) => {
    const name = names.get(code)
    if (name === undefined || code.split('.').length !== parts || !code.startsWith(`${parent}.`))
      refuse(`lokasi_aduan.${path}`, 'areaMismatch')
    return name ?? ''
  }
  const cityName = nameIn('city_id', place.city_id, place.province_id, 2)
  const districtName = nameIn('district_id', place.district_id, place.city_id, 3)
  const villageName = nameIn('village_id', place.village_id, place.district_id, 4)
  // The position is not compared with a village that is wrong itself.
  const centre = fields['lokasi_aduan.village_id'] ? null : await villageCentre(place.village_id)
  if (centre && !isNearVillage(place.location, centre))
    refuse('lokasi_aduan.location', 'farFromVillage', villageReachKm)

  const photoIds: string[] = []
  for (const [index, image] of photos.images.entries()) {
    const id = photoIdOf(image.file_download_uri, siteOrigin)
    if (id === null) refuse(`foto_aduan.images.${index}.file_download_uri`, 'unknownPhoto')
    else if (photoIds.includes(id))
      refuse(`foto_aduan.images.${index}.file_download_uri`, 'repeatedPhoto')
    else photoIds.push(id)
  }

  if (Object.keys(fields).length > 0) throw new Problem('VALIDATION_FAILED', { fields })
  return {
    category_id: information.category,
    category_other: asksFreeText(information.category) ? information.category_child_id : '',
    subcategory_id: subcategory?.id ?? null,
    subcategory_other:
      subcategory && asksFreeText(subcategory.id) ? information.sub_category_child_id : '',
    city_code: place.city_id,
    city_name: cityName,
    district_code: place.district_id,
    district_name: districtName,
    village_code: place.village_id,
    village_name: villageName,
    photoIds,
  }
}
