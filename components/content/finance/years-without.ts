/** Budget years after the latest one with figures, up to the running year, which people look for and do not find. */
export function yearsWithout(years: readonly number[], currentYear: number): string[] {
  const latest = Math.max(...years)
  return Number.isFinite(latest)
    ? Array.from({ length: Math.max(currentYear - latest, 0) }, (_, at) => String(latest + 1 + at))
    : []
}
