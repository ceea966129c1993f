import type { Point } from './rings'

/** A projection with north up and true scale at the middle latitude: good enough to draw one province, not to measure in. */
export interface Projection {
  /** Extent in degrees of latitude. */
  width: number
  height: number
  /** Distance from the north-west corner, in the same unit. */
  project: (point: Point) => { x: number; y: number }
  /** The inverse of `project`. */
  unproject: (place: { x: number; y: number }) => { lat: number; lng: number }
}

/** The projection whose extent fits these points. @param points at least one */
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
