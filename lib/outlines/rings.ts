export type Point = readonly [lat: number, lng: number]
/** Corners of a closed border; the last is connected to the first. */
export type Ring = readonly Point[]

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number')
const isRing = (value: unknown): value is Ring => Array.isArray(value) && value.every(isPoint)

/** The borders of a region in the outline file; regions of several parts nest one level deeper. */
export const ringsOf = (value: unknown): Ring[] =>
  isRing(value) ? [value] : Array.isArray(value) ? value.flatMap(ringsOf) : []

/** Whether a ray to the east crosses a border an odd number of times. */
function isWithin(lat: number, lng: number, ring: Ring): boolean {
  let isIn = false
  for (const [index, [lat1, lng1]] of ring.entries()) {
    const [lat2, lng2] = ring.at(index - 1) ?? [lat1, lng1]
    if (lat1 > lat !== lat2 > lat && lng < ((lng2 - lng1) * (lat - lat1)) / (lat2 - lat1) + lng1)
      isIn = !isIn
  }
  return isIn
}

/** Whether a region contains a position; a border inside another one is a hole. */
export const contains = (rings: readonly Ring[], { lat, lng }: { lat: number; lng: number }) =>
  rings.filter((ring) => isWithin(lat, lng, ring)).length % 2 === 1
