import { isInside, roomyPoint } from './roomy-point'

type Point = readonly [lat: number, lng: number]

/** A region as the outline file has it; rings nest one level deeper in regions of several parts. */
interface OutlineRecord {
  code: string
  lat: number
  lng: number
  path: unknown
}

export interface DistrictShape {
  code: string
  /** SVG path data in whole units of the drawing. */
  path: string
  /** Where its number stands. */
  label: { x: number; y: number }
}

export interface DistrictDrawing {
  width: number
  height: number
  shapes: DistrictShape[]
}

const isPoint = (value: unknown): value is Point => Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number')
const isRing = (value: unknown): value is Point[] => Array.isArray(value) && value.every(isPoint)

const ringsOf = (value: unknown): Point[][] => (isRing(value) ? [value] : Array.isArray(value) ? value.flatMap(ringsOf) : [])

/** Air around the drawing, in its own units. */
const margin = 6

/**
 * Draws regions north up, with lengths true at the middle latitude: a plain picture, not a map to measure in. Corners lie on whole units, so
 * shared borders stay shared and the picture small.
 * @param size width of the drawing in its own units
 */
export function drawDistricts(records: readonly OutlineRecord[], size: number): DistrictDrawing {
  const regions = records.map((record) => ({ ...record, rings: ringsOf(record.path) }))
  const corners = regions.flatMap(({ rings }) => rings.flat())
  const lats = corners.map(([lat]) => lat)
  const lngs = corners.map(([, lng]) => lng)
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)]
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = (size - 2 * margin) / ((east - west) * shrink)
  const project = ([lat, lng]: Point) => ({ x: Math.round((lng - west) * shrink * scale) + margin, y: Math.round((north - lat) * scale) + margin })
  const drawings = regions.map(({ code, lat, lng, rings }) => ({ code, centre: project([lat, lng]), rings: rings.map((ring) => ring.map(project)) }))
  return {
    width: size,
    height: Math.round((north - south) * scale) + 2 * margin,
    shapes: drawings.map(({ code, centre, rings }) => {
      // The centre of a regency may lie in the city that it surrounds.
      const isShared = drawings.some((other) => other.code !== code && isInside(centre, other.rings))
      return { code, path: rings.map(pathOf).join(''), label: (isShared ? roomyPoint(rings) : null) ?? centre }
    }),
  }
}

/** Relative steps, the shortest way to write a line. Corners that fell together are left out, rings that fell into one point too. */
function pathOf(points: readonly { x: number; y: number }[]): string {
  const [first] = points
  if (!first) return ''
  let last = first
  const steps: string[] = []
  for (const point of points) {
    if (point.x === last.x && point.y === last.y) continue
    steps.push(`${point.x - last.x} ${point.y - last.y}`)
    last = point
  }
  return steps.length > 2 ? `M${first.x} ${first.y}l${steps.join(' ').replaceAll(' -', '-')}z` : ''
}
