import { withDaysInOrder } from '@/lib/address/days-in-order'
import { type AddressFilters, listAddress } from '@/lib/address/list-address'
import { choiceParam, parsedParam } from '@/lib/address/params'
import { isDay, type Day } from '@/lib/days'
import { visitPeriods, type VisitPeriod } from '@/lib/schemas/visits'

export const visitsPath = '/statistik-kunjungan'

const periodNames: Record<VisitPeriod, string> = {
  day: 'harian',
  week: 'mingguan',
  month: 'bulanan',
}

// Years of four digits that a week or month can be counted in.
const dayParam = (name: string) =>
  parsedParam<Day>(name, (text) => (isDay(text) && text.startsWith('2') ? text : null))

/** The statistics page. */
export const visitAddress = listAddress(
  visitsPath,
  {
    period: choiceParam('periode', visitPeriods, 'day', (period) => periodNames[period]),
    from: dayParam('dari'),
    until: dayParam('sampai'),
  },
  withDaysInOrder,
)
export type VisitFilters = AddressFilters<typeof visitAddress>
