import type { Locale } from '@/lib/i18n/locales'
import { officeName } from '@/lib/offices/office-names'
import { metaOf, perPageDefault, pageOfRows } from '@/lib/schemas/list'
import {
  type DistrictOfficeKind,
  districtOfficeKinds,
  type Office,
  office,
  type OfficeQuery,
  officeQuery,
  unitOfficeKind,
} from '@/lib/schemas/offices'
import type { CollectionStore } from '../../collection'
import { collection, page } from '../../collection'
import { type DistrictFile, districts } from '../districts'
import { type UnitFile, units } from '../units'
import { type OfficeFile, officeType } from './type'

type Store = CollectionStore<OfficeFile>

const nothingKnown = { address: null, phone: null, website: null, hours: null, checked_on: null }

/** An office of a regency or city with what is known of it. */
function districtOffice(
  kind: DistrictOfficeKind,
  { code_kemendagri: code, name }: DistrictFile,
  known: OfficeFile | undefined,
  locale: Locale,
): Office {
  const { address, phone, website, hours, checked_on } = known ?? nothingKnown
  return {
    id: `${code}-${kind}`,
    kind,
    name: known?.name?.[locale] ?? officeName(kind, name[locale], locale),
    district: code,
    district_name: name[locale],
    unit_id: null,
    address,
    phone,
    website,
    hours,
    checked_on,
  }
}

const unitOffice = ({ id, name, address, phone, website }: UnitFile, locale: Locale): Office => ({
  ...nothingKnown,
  id: `unit-${id}`,
  kind: unitOfficeKind,
  name: name[locale],
  district: null,
  district_name: null,
  unit_id: id,
  address,
  phone,
  website,
})

async function districtOffices(
  store: Store,
  { district, kind }: Partial<OfficeQuery>,
  locale: Locale,
): Promise<Office[]> {
  if (kind === unitOfficeKind) return []
  const places = store.beside(districts)
  const [listed, stored] = [
    await places.all(district ? places.rows().where('slug', '=', district) : places.rows(), {
      slug: 'asc',
    }),
    await store.all(kind ? store.rows().where('category', '=', kind) : store.rows(), {}),
  ]
  const known = new Map(stored.map(({ slug, doc }) => [slug, doc]))
  const kinds = kind ? [kind] : districtOfficeKinds
  return listed.flatMap(({ doc }) =>
    kinds.map((each) =>
      districtOffice(each, doc, known.get(`${doc.code_kemendagri}-${each}`), locale),
    ),
  )
}

async function unitOffices(
  store: Store,
  { district, kind }: Partial<OfficeQuery>,
  locale: Locale,
): Promise<Office[]> {
  if (district !== undefined || (kind ?? unitOfficeKind) !== unitOfficeKind) return []
  const apparatus = store.beside(units)
  const listed = await apparatus.all(apparatus.rows(), {
    amount: 'asc',
    position: 'asc',
    id: 'asc',
  })
  return listed.map(({ doc }) => unitOffice(doc, locale))
}

/** Offices that people go to: of each kind one in every regency and city, known or not, then the units of the province. */
export const offices = collection(officeType, {
  control: 'reference',
  besides: ['districts', 'units'],
  reads: {
    /** By regency and city, then by kind; their number is fixed, so a page is cut from all of them. */
    list: page({
      path: '/v1/offices',
      summary: 'Offices of regencies and cities by kind, and units of the province',
      query: officeQuery,
      item: office,
      async stored(store, query, locale) {
        const { page: number = 1, per_page: perPage = perPageDefault } = query
        const all = [
          ...(await districtOffices(store, query, locale)),
          ...(await unitOffices(store, query, locale)),
        ]
        return {
          data: pageOfRows(all, number, perPage),
          meta: metaOf(all.length, number, perPage),
        }
      },
    }),
  },
})
