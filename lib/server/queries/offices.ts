import 'server-only'
import type { Locale } from '@/lib/i18n/locales'
import { namedDistricts } from '@/lib/matters/named-districts'
import { perPageMax } from '@/lib/schemas/list'
import type { Matter } from '@/lib/schemas/matters'
import type { Office, OfficeQuery } from '@/lib/schemas/offices'
import { cachedPortal } from './cached-portal'

const officesOf = async (kind: NonNullable<OfficeQuery['kind']>, locale: Locale) =>
  (await cachedPortal.offices.list({ kind, per_page: perPageMax }, locale)).data

/** An office and the government that it belongs to, whose site is asked where the office has none. */
export interface DistrictOffice {
  office: Office
  government: Office | null
}

/** Together with their governments. */
async function withGovernments(
  offices: readonly Office[],
  locale: Locale,
): Promise<DistrictOffice[]> {
  const byDistrict = new Map((await listGovernments(locale)).map((each) => [each.district, each]))
  return offices.map((office) => ({
    office,
    government: byDistrict.get(office.district) ?? null,
  }))
}

/** The governments of all regencies and cities. */
export const listGovernments = (locale: Locale) => officesOf('pemerintah', locale)

/** The offices that do a service in the 27 regencies and cities; none when another level does it. */
export async function listOfficesOfService(
  serviceId: number,
  locale: Locale,
): Promise<DistrictOffice[]> {
  const { data } = await cachedPortal.matters.list(
    { service: String(serviceId), level: 'regency', per_page: 1 },
    locale,
  )
  const kind = data[0]?.office_kind ?? null
  if (kind === null) return []
  return withGovernments(await officesOf(kind, locale), locale)
}

/** The offices that do a matter in the regencies and cities that a text names; none when it names no place or another level does it. */
export async function listNamedOffices(
  { office_kind: kind }: Matter,
  text: string,
  locale: Locale,
): Promise<DistrictOffice[]> {
  if (kind === null) return []
  // Places have their Indonesian names in both languages; "city" and "regency" are read beside them.
  const places = (await listGovernments('id')).flatMap(({ district, district_name: name }) =>
    district !== null && name !== null ? [{ district, name }] : [],
  )
  const named = new Set(namedDistricts(text, places).map(({ district }) => district))
  if (named.size === 0) return []
  const offices = await officesOf(kind, locale)
  return withGovernments(
    offices.filter(({ district }) => district !== null && named.has(district)),
    locale,
  )
}
