import { z } from 'zod'
import { locales } from '@/lib/i18n/locales'

/** Language of a file as a query parameter: a link cannot send the language header. Unknown ones count as not given. */
export const fileLanguage = z.enum(locales).optional().catch(undefined)
