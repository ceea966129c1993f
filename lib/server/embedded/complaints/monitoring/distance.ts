interface Place {
  latitude: number
  longitude: number
}

const earthRadiusM = 6_371_008.8
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

/** Metres between two places along the sphere; off by at most 0.6 % against the ellipsoid. */
export function distanceM(a: Place, b: Place): number {
  const north = radians(b.latitude - a.latitude)
  const east = radians(b.longitude - a.longitude)
  const half = Math.sin(north / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2
  return 2 * earthRadiusM * Math.asin(Math.sqrt(half))
}

/** The square around a place that holds every place within a distance; what an index can find before distances are counted. */
export function boxAround({ latitude, longitude }: Place, distance: number) {
  const north = (distance / earthRadiusM) * (180 / Math.PI)
  const east = north / Math.cos(radians(latitude))
  return { south: latitude - north, north: latitude + north, west: longitude - east, east: longitude + east }
}
