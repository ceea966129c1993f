import { z } from 'zod'
import { itemIdMax } from '@/lib/schemas/item-id'

/** A text in both languages. */
export const bothLanguages = (max?: number) => {
  const text = z.string().trim().min(1)
  const field = max === undefined ? text : text.max(max)
  return z.strictObject({ id: field, en: field })
}

export const itemId = z.number().int().positive().max(itemIdMax)
/** Place in a list, the lowest first. */
export const listPosition = z.number().int().positive().max(itemIdMax)
export const httpsAddress = z.url({ protocol: /^https$/ })

// One slash and then no second and no backslash: browsers read `//host` and `/\host` as another site.
export const ownPath = z
  .string()
  .regex(/^\/(?![/\\])/, 'must be a path of the portal or an https address')
/** A page of the portal or an address of another site. */
export const pageLink = z.union([httpsAddress, ownPath])
