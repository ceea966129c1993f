import { earthRadiusM, type Place } from '@/lib/distance'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Side of the cells that a reported place is moved to the middle of, degrees: 44 m. */
const cellDegrees = 0.0004
/** How far a place may be moved thereby, metres. */
export const coarsenedByM = 32

/**
 * A reported place as strangers may measure from it. Asking from several sides gives no more than its cell: a street, not a door.
 * Distance and reach are both counted from here, or the edge of the reach would tell the rest.
 */
export const coarsened = ({ latitude, longitude }: Place): Place => ({
  latitude: Math.round(latitude / cellDegrees) * cellDegrees,
  longitude: Math.round(longitude / cellDegrees) * cellDegrees,
})

/** The square around a place that holds every place within a distance; what an index can find before distances are counted. */
export function boxAround({ latitude, longitude }: Place, distance: number) {
  const north = (distance / earthRadiusM) * (180 / Math.PI)
  const east = north / Math.cos(radians(latitude))
  return {
    south: latitude - north,
    north: latitude + north,
    west: longitude - east,
    east: longitude + east,
  }
}
