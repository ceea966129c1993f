import { z } from 'zod'
import { locales } from '@/lib/i18n/locales'
import { documentTitleRange, documentsMax } from './limits'
import { line } from './text'

/** Ids of documents uploaded for the step that a request makes. */
export const documentIds = z
  .array(z.string().regex(/^[0-9a-f]{32}$/, 'unknownDocument'))
  .max(documentsMax, 'max')
  .optional()

const [titleMin, titleMax] = documentTitleRange
export const documentTitle = z.string('required').pipe(line(titleMin, titleMax))
/** The Indonesian title is shown, marked as such, where it is missing. */
export const documentTitleEn = z.union([z.literal(''), line(titleMin, titleMax)])

/** A document of a step, as whoever may see the step sees it. */
export const stepDocument = z.object({
  url: z.string(),
  title: z.string(),
  title_locale: z.enum(locales),
  content_type: z.string(),
  size: z.number().int().nonnegative(),
})
export type StepDocument = z.output<typeof stepDocument>

/** The same for officers. */
export const handledDocument = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  title_en: z.string(),
  size: z.number().int().nonnegative(),
})

/** A document that was kept for a step. */
export const storedDocument = z.object({
  id: z.string().min(1),
  size: z.number().int().nonnegative(),
  /** It was signed electronically; what was kept is a copy without the signature. */
  is_signature_removed: z.boolean(),
})
export type StoredDocument = z.output<typeof storedDocument>
