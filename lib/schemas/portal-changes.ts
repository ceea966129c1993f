import { z } from 'zod'
import { locales } from '@/lib/i18n/locales'

/** What was changed on the portal because of visitors' feedback. */
export const portalChange = z.object({
  id: z.number().int(),
  title: z.string(),
  text: z.string(),
  changed_on: z.iso.date(),
  /** Page of the portal, without a language prefix, where the result is seen. */
  link: z.string().nullable(),
  lang: z.enum(locales),
})
export type PortalChange = z.output<typeof portalChange>
