import { z } from 'zod'
import { serviceClasses } from '@/lib/schemas/choices'
import content from './topics.json'

const bilingual = z.strictObject({ id: z.string().min(1), en: z.string().min(1) })

/** A subject of complaints, with texts of reporters and the office's response. */
const topic = z.strictObject({
  category: z.string(),
  subcategory: z.string(),
  /** Office that handles it, named as in the units. */
  body: z.string(),
  service_class: z.enum(serviceClasses).default('ordinary'),
  type: z.enum(['public', 'private']).default('public'),
  /** `villages`: only outside the cities; `coast`: only at the coast. */
  where: z.enum(['anywhere', 'villages', 'coast']).default('anywhere'),
  work: bilingual,
  done: bilingual,
  texts: z
    .array(z.strictObject({ title: z.string().max(100), reason: z.string().max(1000) }))
    .min(1),
})
export type Topic = z.output<typeof topic>

/** The hand-written topics of the examples. */
export const topics: Topic[] = z.array(topic).parse(content)
