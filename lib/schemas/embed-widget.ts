import { z } from 'zod'

/** Why the embedded page cannot be shown: it cannot be had or forbids frames, or it comes without anything to show. */
const embedFailure = z.enum(['refused', 'empty'])
export type EmbedFailure = z.output<typeof embedFailure>

/** Ours: whether the embedded page of another site answers and lets the portal show it. */
export const embedWidgetResponse = z.object({
  data: z.object({
    is_available: z.boolean(),
    /** Null when it is available. */
    failure: embedFailure.nullable(),
  }),
})
