/** Feature flags with the value they have while nobody has set them (specification, section 3, "Client state"). */
export const flagDefaults = { strategicProgramPreview: false } as const
export const flagNames = ['strategicProgramPreview'] as const satisfies readonly (keyof typeof flagDefaults)[]
export type FlagName = (typeof flagNames)[number]
export type FlagValues = Record<FlagName, boolean>

/** How often flags are asked for, seconds (specification, section 9). */
export const flagRefreshSeconds = 30

/** Flags out of the list that the front-end interface of Unleash gives: a flag that is off need not be in it. */
export const flagsOn = (toggles: readonly { name: string; enabled: boolean }[]): FlagValues => ({
  strategicProgramPreview: toggles.some(({ name, enabled }) => name === 'strategicProgramPreview' && enabled),
})

/** Whether two sets of flags say the same. */
export const areSameFlags = (a: FlagValues, b: FlagValues) => flagNames.every((name) => a[name] === b[name])
