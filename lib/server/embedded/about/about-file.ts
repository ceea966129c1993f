import { z } from 'zod'
import { aboutShapes } from '@/lib/schemas/about'

export const bothLanguages = z.strictObject({
  id: z.string().trim().min(1),
  en: z.string().trim().min(1),
})

const files = aboutShapes(bothLanguages)

/** `about/<name>.json` of a content folder; `key` says which text it is. */
export const aboutFile = z.discriminatedUnion('key', [
  files.vision,
  files.plan,
  files.emblem,
  files.history,
  files.leaders,
  files.governors,
  files.structure,
])
export type AboutFile = z.output<typeof aboutFile>
