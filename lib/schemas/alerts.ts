import { millisecondsInDay } from 'date-fns/constants'
import { z } from 'zod'
import { alertLevels } from './choices'
import { alertBodyRange, alertDaysMax, alertTitleRange } from './limits'
import { line, paragraph } from './text'

export type AlertLevel = (typeof alertLevels)[number]

const linkMax = 500

/** A warning to everybody (ours; contract 1.4: a list that is not paginated). Every alert is written in both languages. */
export const alert = z.object({
  id: z.number().int().positive(),
  level: z.enum(alertLevels),
  title: z.string(),
  body: z.string(),
  /** Root-relative path of the portal or an https address. */
  link: z.string().nullable(),
  /** Regencies and cities it concerns; none means the whole province. */
  areas: z.array(z.object({ code_kemendagri: z.string(), name: z.string() })),
  starts_at: z.string(),
  expires_at: z.string(),
  updated_at: z.string(),
})
export type Alert = z.output<typeof alert>
export const alertList = z.object({
  data: z.array(alert),
  meta: z.object({ total_count: z.number().int().nonnegative() }),
})

// One slash and then no second and no backslash: browsers read `//host` and `/\host` as another site.
const ownPath = z.string().regex(/^\/(?![/\\])/, 'characters')
const texts = (text: z.ZodType<string, string>) => z.strictObject({ id: text, en: text })

/** What an operator says when issuing an alert. Times are ISO texts with an offset. */
export const alertDraft = z
  .strictObject({
    level: z.enum(alertLevels),
    title: texts(line(...alertTitleRange)),
    body: texts(paragraph(...alertBodyRange)),
    link: z
      .union([z.url({ protocol: /^https$/ }), ownPath])
      .pipe(z.string().max(linkMax))
      .nullable(),
    /** Codes of regencies and cities such as `32.04`. */
    areas: z.array(z.string().regex(/^32\.\d{2}$/, 'characters')).max(27),
    starts_at: z.iso.datetime({ offset: true }),
    expires_at: z.iso.datetime({ offset: true }),
  })
  .refine((draft) => Date.parse(draft.expires_at) > Date.parse(draft.starts_at), {
    path: ['expires_at'],
    error: 'date',
  })
  .refine(
    (draft) =>
      Date.parse(draft.expires_at) - Date.parse(draft.starts_at) <=
      alertDaysMax * millisecondsInDay,
    { path: ['expires_at'], error: 'max' },
  )
export type AlertDraft = z.output<typeof alertDraft>
