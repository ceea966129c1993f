interface Flag {
  /** Its default. */
  isOn: boolean
  /** Cache tags of the pages and responses that change with it. */
  tags: readonly string[]
}

/** The feature flags; everything else about them follows from this table (specification, section 3, "Client state"). */
const flags = {
  strategicProgramPreview: { isOn: false, tags: ['programs', 'home'] },
} as const satisfies Record<string, Flag>

export type FlagName = keyof typeof flags
type FlagTag = (typeof flags)[FlagName]['tags'][number]
export type FlagValues = Record<FlagName, boolean>
export const flagNames = Object.keys(flags) as FlagName[]

/** How often flags are polled, seconds (specification, section 9). */
export const flagRefreshSeconds = 30

/** A value for each flag. */
export const flagValues = (isOn: (name: FlagName) => boolean) =>
  Object.fromEntries(flagNames.map((name) => [name, isOn(name)])) as FlagValues

export const flagDefaults: FlagValues = flagValues((name) => flags[name].isOn)

/** Flags from a response of Unleash's front-end API, which may omit flags that are off. */
export const flagsOn = (toggles: readonly { name: string; enabled: boolean }[]): FlagValues =>
  flagValues((name) => toggles.some((toggle) => toggle.name === name && toggle.enabled))

/** The flags whose values differ. */
export const changedFlags = (a: FlagValues, b: FlagValues): FlagName[] =>
  flagNames.filter((name) => a[name] !== b[name])

/** The cache tags of flags. */
export const tagsOfFlags = (names: readonly FlagName[]): FlagTag[] => [
  ...new Set(names.flatMap((name): readonly FlagTag[] => flags[name].tags)),
]
