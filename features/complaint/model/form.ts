import { provinceCode, provinceName } from '@/lib/schemas/areas'
import { asksFreeText } from '@/lib/schemas/complaints'

/** Where a position came from: whatever a person gave beats the centre of the village. */
export const positionSources = ['device', 'photo', 'map', 'typed', 'village'] as const
export type PositionSource = (typeof positionSources)[number]

/** Where something is, degrees. */
export interface Position {
  lat: number
  lng: number
}

interface ReporterForm {
  name: string
  phone: string
  email: string
  /** What the server last said about the address; only ever a hint. */
  is_email_valid: boolean
}

export interface InformationForm {
  type: '' | 'public' | 'private'
  is_anonymous: boolean
  category: string
  category_child_id: string
  sub_category: string
  sub_category_child_id: string
  title: string
  reason: string
}

export interface LocationForm {
  province_id: string
  province_name: string
  city_id: string
  city_name: string
  district_id: string
  district_name: string
  village_id: string
  village_name: string
  /** Middle of the chosen village, once it was loaded; what a given position is compared with. */
  village_centre: Position | null
  location: Position | null
  location_source: PositionSource | null
  place: { name: string; address: string }
  address_detail: string
}

/** Everything a citizen types; field names are those of the API. Photos live beside it. */
export interface ComplaintForm {
  data_wargi: ReporterForm
  informasi_aduan: InformationForm
  lokasi_aduan: LocationForm
}

export const emptyForm: ComplaintForm = {
  data_wargi: { name: '', phone: '', email: '', is_email_valid: true },
  informasi_aduan: {
    type: '',
    is_anonymous: false,
    category: '',
    category_child_id: '',
    sub_category: '',
    sub_category_child_id: '',
    title: '',
    reason: '',
  },
  lokasi_aduan: {
    province_id: provinceCode,
    province_name: provinceName,
    city_id: '',
    city_name: '',
    district_id: '',
    district_name: '',
    village_id: '',
    village_name: '',
    village_centre: null,
    location: null,
    location_source: null,
    place: { name: '', address: '' },
    address_detail: '',
  },
}

/** A private complaint is hidden altogether, so hiding the name besides means nothing. */
export const chooseType = (
  information: InformationForm,
  type: InformationForm['type'],
): InformationForm => ({
  ...information,
  type,
  is_anonymous: type === 'public' && information.is_anonymous,
})

/** Choosing or clearing a category clears its free text, the sub-category and the free text of that. */
export const chooseCategory = (
  information: InformationForm,
  category: string,
): InformationForm => ({
  ...information,
  category,
  category_child_id: '',
  sub_category: '',
  sub_category_child_id: '',
})

export const chooseSubcategory = (
  information: InformationForm,
  subcategory: string,
): InformationForm => ({
  ...information,
  sub_category: subcategory,
  sub_category_child_id: asksFreeText(subcategory) ? information.sub_category_child_id : '',
})

interface AreaChoice {
  code_kemendagri: string
  name: string
}

const noVillage = { village_id: '', village_name: '', village_centre: null }
const noDistrict = { district_id: '', district_name: '', ...noVillage }
// The centre of a village that is no longer chosen says nothing; a position that somebody gave is still true.
const withoutVillageCentre = (place: LocationForm): LocationForm =>
  place.location_source === 'village' ? { ...place, location: null, location_source: null } : place

/** Sets the city; another city, or none, clears district and village (specification, section 4). */
export function chooseCity(place: LocationForm, city: AreaChoice | null): LocationForm {
  if (city?.code_kemendagri === place.city_id) return place
  return {
    ...withoutVillageCentre(place),
    city_id: city?.code_kemendagri ?? '',
    city_name: city?.name ?? '',
    ...noDistrict,
  }
}

/** Sets the district; another district, or none, clears the village. */
export function chooseDistrict(place: LocationForm, district: AreaChoice | null): LocationForm {
  if (district?.code_kemendagri === place.district_id) return place
  return {
    ...withoutVillageCentre(place),
    district_id: district?.code_kemendagri ?? '',
    district_name: district?.name ?? '',
    ...noVillage,
  }
}

export function chooseVillage(place: LocationForm, village: AreaChoice | null): LocationForm {
  if (village?.code_kemendagri === place.village_id) return place
  return {
    ...withoutVillageCentre(place),
    village_id: village?.code_kemendagri ?? '',
    village_name: village?.name ?? '',
    village_centre: null,
  }
}

/** Keeps the centre of the chosen village, and uses it as position unless a person has given one. */
export function placeAtVillage(place: LocationForm, centre: Position | null): LocationForm {
  if (centre === null) return place
  const isGiven = place.location_source !== null && place.location_source !== 'village'
  return {
    ...place,
    village_centre: centre,
    ...(isGiven ? {} : { location: centre, location_source: 'village' }),
  }
}

/** Takes a position that a person gave in one way or another; the latest counts. */
export const placeAt = (
  place: LocationForm,
  position: Position,
  source: Exclude<PositionSource, 'village'>,
): LocationForm => ({
  ...place,
  location: position,
  location_source: source,
})

/** Forgets a given position; the village's centre takes its place, by itself once it is loaded. */
export const clearPosition = (place: LocationForm): LocationForm =>
  placeAtVillage({ ...place, location: null, location_source: null }, place.village_centre)
