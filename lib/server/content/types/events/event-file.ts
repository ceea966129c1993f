import { z } from 'zod'
import { isDay } from '@/lib/days'
import { eventDistrictCode, eventTypes, isEventCategory } from '@/lib/schemas/events'

/** An item takes place at most this often, because a row's number is the item's with three digits for the time. */
export const occurrencesMax = 1000

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const texts = z.strictObject({
  title: z.string().trim().min(1).max(150),
  description: z.string().trim().min(1).max(1000),
  address: z.string().trim().min(1).max(200).nullable(),
})

/** When an item takes place: on fixed days, on one day of several years, or, for examples, in weeks counted from the one it is imported in. */
const occasions = z.union([
  z.strictObject({
    days: z.array(z.string().refine(isDay, 'is no day')).min(1).max(occurrencesMax),
  }),
  z.strictObject({
    /** `08-19`. */
    yearly: z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
    years: z.array(z.number().int().min(2000).max(2999)).min(1),
  }),
  z.strictObject({
    /** `week` 0 is the week of the import, `weekday` 1 Monday to 7 Sunday. */
    example: z
      .array(
        z.strictObject({
          week: z.number().int().min(-52).max(52),
          weekday: z.number().int().min(1).max(7),
        }),
      )
      .min(1)
      .max(occurrencesMax),
  }),
])

/** Days of examples move with the import, so none of them can be named. */
function takesPlaceOn(on: z.output<typeof occasions>, day: string): boolean {
  if ('days' in on) return on.days.includes(day)
  return 'yearly' in on && on.years.some((year) => `${year}-${on.yearly}` === day)
}

/** Whether an item would take place twice at one time, as two rows of the agenda under numbers of their own or under one. */
function namesTwice(on: z.output<typeof occasions>): boolean {
  const named = (
    'days' in on
      ? on.days
      : 'yearly' in on
        ? on.years
        : on.example.map(({ week, weekday }) => `${week} ${weekday}`)
  ).map(String)
  return new Set(named).size < named.length
}

/** An item of `events/<key>.json` in a content folder; each file holds a list. */
export const eventFile = z
  .strictObject({
    id: z.number().int().positive().max(999_999),
    on: occasions,
    /** Of its days those that are called off; they stay in the agenda and say so. */
    cancelled: z.array(z.string().refine(isDay, 'is no day')).max(occurrencesMax).optional(),
    /** null when it fills the day. */
    hours: z.strictObject({ start: hour, end: hour }).nullable(),
    priority: z.number().int().min(0).max(9),
    type: z.enum(eventTypes),
    category: z.string().refine(isEventCategory, 'is no category of the agenda'),
    /** Code of the regency or city where it takes place; null or missing for all of the province. */
    district: z.string().regex(eventDistrictCode).nullable().optional(),
    url: z.url({ protocol: /^https$/ }).nullable(),
    tags: z
      .array(
        z.strictObject({
          id: z.string().trim().min(1).max(30),
          en: z.string().trim().min(1).max(30),
        }),
      )
      .max(6),
    created_by: z.string().trim().min(1).max(100),
    unit_name: z.string().trim().min(1).max(150),
    is_demo: z.boolean(),
    updated_at: z.iso.date(),
    indonesian: texts,
    /** null until it is translated. */
    english: texts.nullable(),
  })
  .superRefine((item, context) => {
    if (item.hours && item.hours.end < item.hours.start)
      context.addIssue({ code: 'custom', path: ['hours'], message: 'end before they start' })
    if (namesTwice(item.on))
      context.addIssue({ code: 'custom', path: ['on'], message: 'names a day or year twice' })
    for (const day of item.cancelled ?? [])
      if (!takesPlaceOn(item.on, day))
        context.addIssue({
          code: 'custom',
          path: ['cancelled'],
          message: `${day} is no day of the item`,
        })
    if (item.is_demo !== 'example' in item.on)
      context.addIssue({
        code: 'custom',
        path: ['is_demo'],
        message: 'goes together with example weeks',
      })
  })
export type EventFile = z.output<typeof eventFile>
