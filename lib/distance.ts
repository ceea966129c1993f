export interface Place {
  latitude: number
  longitude: number
}

export const earthRadiusM = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two places along the sphere; off by at most 0.6 % against the ellipsoid. */
export function distanceM(a: Place, b: Place): number {
  const north = radians(b.latitude - a.latitude)
  const east = radians(b.longitude - a.longitude)
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2
  return 2 * earthRadiusM * Math.asin(Math.sqrt(half))
}
