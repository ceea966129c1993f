import { z } from 'zod'
import { type FlagName, flagNames } from '@/lib/flags'
import { single } from './list'

/** Contract 12. */
export const featureFlags = z.object(
  Object.fromEntries(flagNames.map((name) => [name, z.boolean()])) as Record<
    FlagName,
    z.ZodBoolean
  >,
)
export type FeatureFlags = z.output<typeof featureFlags>
export const featureFlagsResponse = single(featureFlags)

/** Flags as the front-end interface of Unleash writes them; the client of the portal's own pages asks in this form too. */
export const flagToggles = z.object({
  toggles: z.array(
    z.object({
      name: z.string(),
      enabled: z.boolean(),
      variant: z.object({ name: z.string(), enabled: z.boolean() }),
      impressionData: z.boolean(),
    }),
  ),
})
export type FlagToggles = z.output<typeof flagToggles>

/** The same flags in the words of Unleash; none of them has variants. */
export const togglesOf = (flags: FeatureFlags): FlagToggles => ({
  toggles: flagNames.map((name) => ({
    name,
    enabled: flags[name],
    variant: { name: 'disabled', enabled: false },
    impressionData: false,
  })),
})
