import { z } from 'zod'
import {
  quickAccessDescriptionMax,
  quickAccessIcons,
  quickAccessTitleMax,
} from '@/lib/schemas/quick-accesses'

const bothLanguages = (max: number) =>
  z.strictObject({ id: z.string().trim().min(1).max(max), en: z.string().trim().min(1).max(max) })

// One slash and then no second and no backslash: browsers read `//host` and `/\host` as another site.
const ownPage = z.string().regex(/^\/(?![/\\])/, 'must be a path of the portal or an https address')

/** `quick-accesses/<key>.json` of a content folder. */
export const quickAccessFile = z.strictObject({
  id: z.number().int().positive(),
  /** Place in the list, the lowest first. */
  position: z.number().int().positive(),
  title: bothLanguages(quickAccessTitleMax),
  description: bothLanguages(quickAccessDescriptionMax),
  image: z.enum(quickAccessIcons),
  link: z.union([z.url({ protocol: /^https$/ }), ownPage]),
  is_active: z.boolean(),
  updated_at: z.iso.date(),
})
export type QuickAccessFile = z.output<typeof quickAccessFile>
