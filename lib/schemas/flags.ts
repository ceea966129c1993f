import { z } from 'zod'
import { single } from './list'

/** Feature flags with the value they have while nobody has set them (specification, section 3, "Client state"). */
export const flagDefaults = { strategicProgramPreview: false } as const
export const flagNames = ['strategicProgramPreview'] as const satisfies readonly (keyof typeof flagDefaults)[]
export type FlagName = (typeof flagNames)[number]

/** Contract 12. */
export const featureFlags = z.object({ strategicProgramPreview: z.boolean() })
export type FeatureFlags = z.output<typeof featureFlags>
export const featureFlagsAnswer = single(featureFlags)
