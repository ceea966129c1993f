import type { Award } from '@/lib/schemas/awards'

/** The awards in their order, neighbours of one year together. */
export function byYear(awards: readonly Award[]): { year: number; awards: Award[] }[] {
  const years: { year: number; awards: Award[] }[] = []
  for (const award of awards) {
    const last = years.at(-1)
    if (last?.year === award.year) last.awards.push(award)
    else years.push({ year: award.year, awards: [award] })
  }
  return years
}
