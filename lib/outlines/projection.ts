import type { Point } from './rings'

/** Places of a drawing, north up, with lengths true at the middle latitude: good enough for one province, no map to measure in. */
export interface Projection {
  /** Extent in degrees of latitude. */
  width: number
  height: number
  /** Distance from the north-west corner, in the same unit. */
  project: (point: Point) => { x: number; y: number }
  /** The position at such a place. */
  unproject: (place: { x: number; y: number }) => { lat: number; lng: number }
}

/** The projection that just holds these points. @param points at least one */
export function projectionOf(points: readonly Point[]): Projection {
  let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [lat, lng] of points) {
    south = Math.min(south, lat)
    north = Math.max(north, lat)
    west = Math.min(west, lng)
    east = Math.max(east, lng)
  }
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180)
  return {
    width: (east - west) * shrink,
    height: north - south,
    project: ([lat, lng]) => ({ x: (lng - west) * shrink, y: north - lat }),
    unproject: ({ x, y }) => ({ lat: north - y, lng: west + x / shrink }),
  }
}
