import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { skyAt, skyStatement } from './sky'

/** What the statement writes on `<html>` when the clock shows an instant. */
function painted(instant: Date): unknown {
  const d = { dataset: {} as Record<string, unknown> }
  const clock = function () {
    return instant
  }
  runInNewContext(skyStatement, { d, Date: clock })
  return d.dataset.sky
}

it.each([
  ['2026-11-26T20:00:00Z', 'night'],
  ['2026-11-26T21:59:59Z', 'night'],
  ['2026-11-26T22:00:00Z', 'dawn'],
  ['2026-11-27T00:00:00Z', 'day'],
  ['2026-11-27T05:00:00Z', 'day'],
  ['2026-11-27T10:00:00Z', 'dusk'],
  ['2026-11-27T12:00:00Z', 'night'],
] as const)('at %s it is %s in West Java', (instant, sky) => {
  expect(skyAt(new Date(instant))).toBe(sky)
})

it('is told by the statement at every hour as by the function', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const instant = new Date(Date.UTC(2026, 10, 26, hour, 30))
    expect(painted(instant), `${hour} UTC`).toBe(skyAt(instant))
  }
})
