import { projectionOf } from '@/lib/outlines/projection'
import { type Point, ringsOf } from '@/lib/outlines/rings'
import { isInside, labelPoint } from '@/lib/outlines/label-point'

/** A region as the outline file has it. */
interface OutlineRecord {
  code: string
  lat: number
  lng: number
  path: unknown
}

interface DistrictShape {
  code: string
  /** SVG path data in whole units of the drawing. */
  path: string
  /** Position of its number. */
  label: { x: number; y: number }
}

export interface DistrictDrawing {
  width: number
  height: number
  shapes: DistrictShape[]
  /** Where a position lies in the drawing. */
  placeOf: (point: Point) => { x: number; y: number }
  /** Path data of a closed border. */
  outlineOf: (ring: readonly Point[]) => string
}

/** Air around the regions, in units of the drawing. */
const air = 6

/**
 * Draws regions as a plain picture. Corners lie on whole units, so shared borders stay shared and the picture small.
 * @param size width of the drawing in its own units
 * @param margin air around the regions, for what lies beside them
 */
export function drawDistricts(
  records: readonly OutlineRecord[],
  size: number,
  margin = { x: air, y: air },
): DistrictDrawing {
  const regions = records.map((record) => ({ ...record, rings: ringsOf(record.path) }))
  const plane = projectionOf(regions.flatMap(({ rings }) => rings.flat()))
  const scale = (size - 2 * margin.x) / plane.width
  const project = (point: Point) => {
    const { x, y } = plane.project(point)
    return { x: Math.round(x * scale) + margin.x, y: Math.round(y * scale) + margin.y }
  }
  const drawings = regions.map(({ code, lat, lng, rings }) => ({
    code,
    centre: project([lat, lng]),
    rings: rings.map((ring) => ring.map(project)),
  }))
  return {
    width: size,
    height: Math.round(plane.height * scale) + 2 * margin.y,
    placeOf: project,
    outlineOf: (ring) => pathOf(ring.map(project)),
    shapes: drawings.map(({ code, centre, rings }) => {
      // The centre of a regency may lie in the city that it surrounds.
      const isShared = drawings.some(
        (other) => other.code !== code && isInside(centre, other.rings),
      )
      return {
        code,
        path: rings.map(pathOf).join(''),
        label: (isShared ? labelPoint(rings) : null) ?? centre,
      }
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
