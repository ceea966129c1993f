/** Field path of the API → key of its label in the `complaint.fields` messages, and of the noun that sentences about it use in `complaint.names`. */
export const fieldLabels = {
  'data_wargi.name': 'name',
  'data_wargi.phone': 'phone',
  'data_wargi.email': 'email',
  'informasi_aduan.type': 'type',
  'informasi_aduan.category': 'category',
  'informasi_aduan.category_child_id': 'categoryOther',
  'informasi_aduan.sub_category': 'subcategory',
  'informasi_aduan.sub_category_child_id': 'subcategoryOther',
  'informasi_aduan.title': 'title',
  'informasi_aduan.reason': 'reason',
  'foto_aduan.images': 'photos',
  'lokasi_aduan.city_id': 'city',
  'lokasi_aduan.district_id': 'district',
  'lokasi_aduan.village_id': 'village',
  'lokasi_aduan.location': 'position',
  'lokasi_aduan.address': 'address',
  'lokasi_aduan.address_detail': 'addressDetail',
} as const

export type FieldPath = keyof typeof fieldLabels

const isFieldPath = (path: string): path is FieldPath => Object.hasOwn(fieldLabels, path)

/** The field of the form that a path of the API belongs to: `lokasi_aduan.location.latitude` → `lokasi_aduan.location`; null for none. */
export function formFieldOf(path: string): FieldPath | null {
  if (isFieldPath(path)) return path
  const parent = path.slice(0, path.lastIndexOf('.'))
  return path.includes('.') ? formFieldOf(parent) : null
}
