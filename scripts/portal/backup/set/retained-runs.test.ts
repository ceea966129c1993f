import { expect, it } from 'vitest'
import { retainedRuns } from './retained-runs'
import { momentOf, runOf } from './run'

const hourMs = 3_600_000
const begin = Date.parse('2026-01-01T00:20:00+07:00')

/** A portal's backups for some days, thinned out after each run as the command does: every six hours, for the last three days every hour. */
function backups(days: number) {
  let runs: string[] = []
  let most = 0
  for (let hour = 0; hour < days * 24; hour += hour < (days - 3) * 24 ? 6 : 1) {
    const now = new Date(begin + hour * hourMs)
    runs = [...runs, runOf(now)]
    const retained = retainedRuns(runs, now)
    runs = runs.filter((run) => retained.has(run))
    most = Math.max(most, runs.length)
  }
  return { runs, most }
}

it('keeps every hour of two days, a run a day for 35 days and a month for a year, whatever the years bring', () => {
  const { runs, most } = backups(500)
  const now = begin + (500 * 24 - 1) * hourMs
  const ages = runs.map((run) => (now - momentOf(run).getTime()) / hourMs)
  expect(ages.filter((age) => age <= 48)).toHaveLength(49)
  expect(ages.filter((age) => age > 48 && age <= 35 * 24)).toHaveLength(33)
  expect(ages.filter((age) => age > 35 * 24)).toHaveLength(11)
  expect(most).toBeLessThan(97)
  // The first run of a Jakarta day and month.
  expect(
    runs
      .filter((run) => !run.endsWith('172000'))
      .every((run) => now - momentOf(run).getTime() <= 48 * hourMs),
  ).toBe(true)
})

it('never removes the newest run, however old', () => {
  expect([
    ...retainedRuns(['20200101000000', '20200102000000'], new Date('2026-01-01T00:00:00Z')),
  ]).toEqual(['20200102000000'])
})

it('keeps a run that a wrong clock has put into the future', () => {
  expect(
    retainedRuns(['20260101000000', '20400101000000'], new Date('2026-01-01T01:00:00Z')).size,
  ).toBe(2)
})
