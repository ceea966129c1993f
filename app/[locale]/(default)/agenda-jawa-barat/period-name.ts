import { getFormatter } from 'next-intl/server'
import type { AgendaView } from '@/lib/agenda/address'
import { noonOf, weekOf, type Day } from '@/lib/agenda/days'

/** What people call the day, week or month that is shown. */
export async function periodName(view: AgendaView, day: Day): Promise<string> {
  const format = await getFormatter()
  if (view === 'bulan') return format.dateTime(noonOf(day), { month: 'long', year: 'numeric' })
  if (view === 'hari') return format.dateTime(noonOf(day), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const week = weekOf(day)
  return format.dateTimeRange(noonOf(week[0] ?? day), noonOf(week[6] ?? day), { day: 'numeric', month: 'long', year: 'numeric' })
}
