import { textParam, withQuery, type SearchParams } from '@/app/page-params'
import { periodNames } from '@/components/content/visits/visit-periods'
import { type VisitFilters, visitsPath } from '@/components/content/visits/visit-range'
import { isDay } from '@/lib/days'
import { visitPeriods } from '@/lib/schemas/visits'

// Years of four digits that a week or month can be counted in.
const dayParam = (value: string | string[] | undefined) => {
  const day = textParam(value)
  return isDay(day) && day.startsWith('2') ? day : null
}

/** Reads the address; values that mean nothing fall back to the default, days in the wrong order are taken the other way round. */
export async function readVisitAddress(searchParams: SearchParams): Promise<VisitFilters> {
  const { periode, dari, sampai } = await searchParams
  const [from, until] = [dayParam(dari), dayParam(sampai)]
  const isReversed = from !== null && until !== null && from > until
  return {
    period: visitPeriods.find((each) => periodNames[each] === textParam(periode)) ?? 'day',
    from: isReversed ? until : from,
    until: isReversed ? from : until,
  }
}

/** Address of the page with these filters; whatever is at its default is left out. */
export const visitsHref = ({ period, from, until }: VisitFilters) =>
  withQuery(visitsPath, {
    periode: period === 'day' ? null : periodNames[period],
    dari: from,
    sampai: until,
  })
