import { z } from 'zod'
import { flagNames } from '@/lib/flags/flags'
import { single } from './list'

/** Contract 12. */
export const featureFlags = z.object({ strategicProgramPreview: z.boolean() })
export type FeatureFlags = z.output<typeof featureFlags>
export const featureFlagsAnswer = single(featureFlags)

/** Flags as the front-end interface of Unleash writes them; the client of the portal's own pages asks in this form too. */
export const flagToggles = z.object({
  toggles: z.array(z.object({ name: z.string(), enabled: z.boolean(), variant: z.object({ name: z.string(), enabled: z.boolean() }), impressionData: z.boolean() })),
})
export type FlagToggles = z.output<typeof flagToggles>

/** The same flags in the words of Unleash; none of them has variants. */
export const togglesOf = (flags: FeatureFlags): FlagToggles => ({
  toggles: flagNames.map((name) => ({ name, enabled: flags[name], variant: { name: 'disabled', enabled: false }, impressionData: false })),
})
