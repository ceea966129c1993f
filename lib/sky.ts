/** Parts of the day in West Java by the hour from which they begin, 0–23 in WIB (UTC+7, no summer time). At six degrees south they hardly move. */
const skies = [
  ['night', 0],
  ['dawn', 5],
  ['day', 7],
  ['dusk', 17],
  ['night', 19],
] as const
type Sky = (typeof skies)[number][0]

/** The light over West Java at an instant. */
export function skyAt(instant: Date): Sky {
  const hour = (instant.getUTCHours() + 7) % 24
  return skies.findLast(([, from]) => hour >= from)?.[0] ?? 'night'
}

/**
 * `data-sky` on `<html>` in a few characters, before the first paint: pages are cached for longer than a dusk lasts, so the browser has to
 * know the hour. A test compares it with `skyAt`. The element is `d`.
 */
export const skyStatement = `let o=(new Date().getUTCHours()+7)%24;d.dataset.sky=${skies
  .slice(1)
  .reduce((otherwise, [sky, from]) => `o>=${from}?'${sky}':${otherwise}`, "'night'")};`
