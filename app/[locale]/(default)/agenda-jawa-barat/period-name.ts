import { pageLocale } from '@/app/page-params'
import type { AgendaView } from '@/lib/agenda/address'
import { weekOf, type Day } from '@/lib/days'
import { noonOf } from '@/lib/jakarta'
import { formatterOf } from '@/lib/i18n/formatter'

/** What people call the day, week or month that is shown. */
export async function periodName(view: AgendaView, day: Day): Promise<string> {
  const format = formatterOf(await pageLocale())
  if (view === 'bulan') return format.dateTime(noonOf(day), { month: 'long', year: 'numeric' })
  if (view === 'hari')
    return format.dateTime(noonOf(day), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    })
  const week = weekOf(day)
  return format.dateTimeRange(noonOf(week[0] ?? day), noonOf(week[6] ?? day), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
}
