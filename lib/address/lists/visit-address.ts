import { isDay, type Day } from '@/lib/days'
import { visitPeriods, type VisitPeriod } from '@/lib/schemas/visits'
import { withDaysInOrder } from '../days-in-order'
import { type AddressFilters, listAddress } from '../list-address'
import { choiceParam, parsedParam } from '../params'

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
  '/statistik-kunjungan',
  {
    period: choiceParam('periode', visitPeriods, 'day', (period) => periodNames[period]),
    from: dayParam('dari'),
    until: dayParam('sampai'),
  },
  withDaysInOrder,
)
export type VisitFilters = AddressFilters<typeof visitAddress>
