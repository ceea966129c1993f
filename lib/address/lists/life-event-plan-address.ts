import { isDay } from '@/lib/days'
import type { Locale } from '@/lib/i18n/locales'
import { planIdMax } from '@/lib/schemas/life-event-plan'
import { type AddressFilters, listAddress } from '../list-address'
import { parsedParam, textParam } from '../params'
import { planPath } from './life-event-address'

/** Days that a plan counts from: no calendar of a phone knows others. */
export const planDays = { first: '2000-01-01', last: '2099-12-31' } as const

/** A plan with what was answered, in the order of its questions, and the day of the event. @param slug `plan_slug` of the life event */
export const planAddress = (slug: string) =>
  listAddress(planPath(slug), {
    first: textParam('jawaban-1', planIdMax),
    second: textParam('jawaban-2', planIdMax),
    third: textParam('jawaban-3', planIdMax),
    date: parsedParam('tanggal', (text) =>
      isDay(text) && text >= planDays.first && text <= planDays.last ? text : null,
    ),
  })
export type PlanFilters = AddressFilters<ReturnType<typeof planAddress>>

/** The filters that hold answers, in the order of the questions. */
export const answerFilters = ['first', 'second', 'third'] as const satisfies (keyof PlanFilters)[]

/** The calendar file of a plan's deadlines with the same parameters; without a day there is none. */
export const planCalendarAddress = (locale: Locale, slug: string) =>
  listAddress(
    `/kalender/${locale}/rencana/${encodeURIComponent(slug)}.ics`,
    planAddress(slug).params,
  )
