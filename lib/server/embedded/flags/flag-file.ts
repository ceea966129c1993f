import { z } from 'zod'
import { flagNames } from '@/lib/flags'

/** `flags/<key>.json` of a content folder: switches a feature. */
export const flagFile = z.strictObject({
  id: z.number().int().positive(),
  name: z.enum(flagNames),
  is_on: z.boolean(),
})
export type FlagFile = z.output<typeof flagFile>
