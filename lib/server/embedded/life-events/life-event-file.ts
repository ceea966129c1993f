import { z } from 'zod'
import { fold } from '@/lib/fold'
import { lifeEventIcons, lifeEventNameMax } from '@/lib/schemas/life-events'

const titleMax = 100
const descriptionMax = 300

const bothLanguages = (max: number) =>
  z.strictObject({ id: z.string().trim().min(1).max(max), en: z.string().trim().min(1).max(max) })
/** A name becomes part of an address and must keep something to be found by. */
const name = bothLanguages(lifeEventNameMax).refine(
  (names) => fold(names.id) !== '' && fold(names.en) !== '',
  'needs letters or digits',
)

interface Named {
  name: { id: string; en: string }
}

/** A name that two items share in any language, because addresses name them by either; null when all differ. */
export function sharedName(items: readonly Named[]): string | null {
  const owners = new Map<string, Named>()
  for (const item of items) {
    for (const text of [item.name.id, item.name.en]) {
      const owner = owners.get(fold(text))
      if (owner && owner !== item) return text
      owners.set(fold(text), item)
    }
  }
  return null
}

/** `life-events/<key>.json` of a content folder; services are named by their id. */
export const lifeEventFile = z
  .strictObject({
    id: z.number().int().positive(),
    /** Place in the list, the lowest first. */
    position: z.number().int().positive(),
    name,
    title: bothLanguages(titleMax),
    description: bothLanguages(descriptionMax),
    logo: z.enum(lifeEventIcons),
    light_icon: z.enum(lifeEventIcons),
    sectors: z
      .array(z.strictObject({ name, services: z.array(z.number().int().positive()).min(1) }))
      .min(1),
  })
  .superRefine(({ sectors }, context) => {
    const services = sectors.flatMap((sector) => sector.services)
    const twice = services.find((service, at) => services.indexOf(service) !== at)
    if (twice !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['sectors'],
        message: `service ${twice} stands there twice`,
      })
    const shared = sharedName(sectors)
    if (shared !== null)
      context.addIssue({
        code: 'custom',
        path: ['sectors'],
        message: `"${shared}" names two sectors`,
      })
  })
export type LifeEventFile = z.output<typeof lifeEventFile>
