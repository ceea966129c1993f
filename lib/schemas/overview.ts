import { z } from 'zod'

/** The overview of the province, one shape for content file and page: only what a text is differs, both languages there, one here. */
export function overviewShape<T extends z.ZodType>(text: T) {
  const figure = z.strictObject({
    /** The number as people read it in their language, e.g. "49,94". */
    value: text,
    /** What is counted in: "juta jiwa", "km²", "%". */
    unit: text,
    label: text,
    /** Year or day the figure belongs to. */
    as_of: text,
    source: text,
    /** The number of people where the figure is the population, so that amounts per resident name the same source; null for any other. */
    residents: z.number().int().positive().nullable().default(null),
  })
  return z.strictObject({
    id: z.literal(1),
    introduction: z.array(text).min(1),
    /** The two figures that stand first and largest. */
    lead_figures: z.array(figure).length(2),
    territory: z.array(figure).min(1),
    economy: z.array(figure).min(1),
    economy_note: text,
    /** Awards received in a period, shown with a link to the achievements. */
    awards: z.strictObject({
      count: z.number().int().positive(),
      period: z.string().min(4),
      source: text,
    }),
    updated_at: z.iso.date(),
  })
}

export const overview = overviewShape(z.string())
export type Overview = z.output<typeof overview>
export type OverviewFigure = Overview['territory'][number]
