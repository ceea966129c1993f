import { z } from 'zod'

/** The column `phrases` of a document: what is offered to whoever begins to type it, by language. */
export const offeredPhrases = z.object({ id: z.array(z.string()), en: z.array(z.string()) })
