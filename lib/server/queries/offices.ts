import 'server-only'
import type { Locale } from '@/lib/i18n/locales'
import { perPageMax } from '@/lib/schemas/list'
import type { Office, OfficeQuery } from '@/lib/schemas/offices'
import { cachedPortal } from './cached-portal'

const officesOf = async (kind: NonNullable<OfficeQuery['kind']>, locale: Locale) =>
  (await cachedPortal.offices.list({ kind, per_page: perPageMax }, locale)).data

/** An office and the government that it belongs to, whose site is asked where the office has none. */
export interface DistrictOffice {
  office: Office
  government: Office | null
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
  const [offices, governments] = [await officesOf(kind, locale), await listGovernments(locale)]
  const byDistrict = new Map(governments.map((each) => [each.district, each]))
  return offices.map((office) => ({
    office,
    government: byDistrict.get(office.district) ?? null,
  }))
}
