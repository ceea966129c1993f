import { z } from 'zod'

/** Names of the drawings of the app's services. */
const superAppIcons = [
  'vehicle-tax',
  'jobs',
  'licensing',
  'park',
  'museum',
  'visit',
  'education',
  'health',
  'neighbourhood',
  'news',
  'homecoming',
  'food-price',
  'emergency',
  'hotline',
  'complaint',
  'population',
] as const
export type SuperAppIcon = (typeof superAppIcons)[number]

const https = z.url({ protocol: /^https$/ })

/** The page about the citizen super-app, one shape for content file and page: only what a text is differs, both languages there, one here. */
export function superAppShape<T extends z.ZodType>(text: T) {
  return z.strictObject({
    id: z.literal(1),
    lead: text,
    /** Addresses of the app in the two stores. */
    stores: z.strictObject({ google_play: https, app_store: https }),
    highlights: z
      .array(z.strictObject({ title: text, text }))
      .min(1)
      .max(6),
    services: z
      .array(
        z.strictObject({
          icon: z.enum(superAppIcons),
          name: text,
          description: text,
          /** Page of the portal about it, without a language prefix. */
          link: z
            .string()
            // Browsers read two slashes, or a slash and a backslash, as another site.
            .regex(/^\/(?![/\\])/)
            .nullable(),
        }),
      )
      .min(1),
    faq: z.array(z.strictObject({ question: text, answer: text })).min(1),
    /** Where the facts come from. */
    source: text,
    updated_at: z.iso.date(),
  })
}

export const superApp = superAppShape(z.string())
export type SuperApp = z.output<typeof superApp>
export type SuperAppService = SuperApp['services'][number]
