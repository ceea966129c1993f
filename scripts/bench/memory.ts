/** The memory of a portal by kind, from its own `/metrics`. */
export const kinds = {
  resident: 'process_resident_memory_bytes',
  heap: 'nodejs_heap_size_used_bytes',
  'outside the heap': 'nodejs_external_memory_bytes',
  'page cache': 'portal_cache_bytes',
} as const
export type Kind = keyof typeof kinds

const mebibyte = 1_048_576

export interface Sample {
  seconds: number
  /** MiB of each kind. */
  mebibytes: Record<Kind, number>
}

/** Takes the kinds from the text that Prometheus reads. @throws Error when one is missing */
export function readKinds(text: string): Record<Kind, number> {
  const read = (name: string) => {
    const value = new RegExp(String.raw`^${name} ([\d.e+]+)$`, 'm').exec(text)?.[1]
    if (value === undefined) throw new Error(`${name} is not measured`)
    return Number(value) / mebibyte
  }
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, name]) => [kind, read(name)]),
  ) as Record<Kind, number>
}

/** Least-squares slope of the samples, MiB a minute; the first third is left out, in which caches and heap fill. */
export function slopePerMinute(samples: readonly Sample[], kind: Kind): number {
  const settled = samples
    .slice(Math.floor(samples.length / 3))
    .map(({ seconds, mebibytes }) => ({ seconds, mebibytes: mebibytes[kind] }))
  const mean = (of: (sample: (typeof settled)[number]) => number) =>
    settled.reduce((sum, sample) => sum + of(sample), 0) / settled.length
  const [meanSeconds, meanMebibytes] = [
    mean(({ seconds }) => seconds),
    mean(({ mebibytes }) => mebibytes),
  ]
  const spread = settled.reduce((sum, { seconds }) => sum + (seconds - meanSeconds) ** 2, 0)
  if (spread === 0) return 0
  return (
    (60 *
      settled.reduce(
        (sum, { seconds, mebibytes }) =>
          sum + (seconds - meanSeconds) * (mebibytes - meanMebibytes),
        0,
      )) /
    spread
  )
}
