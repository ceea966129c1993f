import { earthRadiusM, type Place } from '@/lib/distance'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Size of the grid to whose cell centres public positions are moved, degrees: 44 m. */
const cellDegrees = 0.0004
/** Largest distance of a position from its cell's centre, metres. */
export const coarsenedByM = 32

/**
 * The coarsened position of a complaint for public distances. Queries from several sides disclose its cell only: a street, not a door.
 * Distance and radius both use it, or the edge of the radius would disclose the exact position.
 */
export const coarsened = ({ latitude, longitude }: Place): Place => ({
  latitude: Math.round(latitude / cellDegrees) * cellDegrees,
  longitude: Math.round(longitude / cellDegrees) * cellDegrees,
})

/** Bounding box of all places within a distance, for an index look-up before distances are calculated. */
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

/** Cells of a hundredth of a degree, 1.1 km, by which complaints near a place are found: the numbers of those that a box touches. */
export function nearbyCells({ south, north, west, east }: ReturnType<typeof boxAround>): Place[] {
  // Half a cell is rounded up here, and to either side by databases.
  const margin = 1e-6
  const numbers = (from: number, until: number) => {
    const [first, last] = [Math.round(from * 100 - margin), Math.round(until * 100 + margin)]
    return Array.from({ length: last - first + 1 }, (_, nth) => first + nth)
  }
  return numbers(south, north).flatMap((latitude) =>
    numbers(west, east).map((longitude) => ({ latitude, longitude })),
  )
}
