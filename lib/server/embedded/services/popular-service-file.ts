import { z } from 'zod'
import {
  popularDescriptionMax,
  popularServiceIcons,
  popularTitleMax,
  serviceAudiences,
} from '@/lib/schemas/popular-services'

const bothLanguages = (max: number) =>
  z.strictObject({ id: z.string().trim().min(1).max(max), en: z.string().trim().min(1).max(max) })

/** `popular-services/<key>.json` of a content folder. */
export const popularServiceFile = z.strictObject({
  id: z.number().int().positive(),
  audience: z.enum(serviceAudiences),
  /** Place within the audience, the lowest first. */
  position: z.number().int().positive(),
  /** Id of the service that it leads to. */
  service: z.number().int().positive(),
  title: bothLanguages(popularTitleMax),
  description: bothLanguages(popularDescriptionMax),
  icon: z.enum(popularServiceIcons),
})
export type PopularServiceFile = z.output<typeof popularServiceFile>
