import { z } from 'zod'

/** Ours: whether the embedded page of another site answers and lets the portal show it. */
export const embedWidgetAnswer = z.object({ data: z.object({ is_available: z.boolean() }) })
