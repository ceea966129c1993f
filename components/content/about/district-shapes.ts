import { projectionOf } from '@/lib/outlines/projection'
import { type Point, ringsOf } from '@/lib/outlines/rings'
import { isInside, labelPoint } from './label-point'

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
  /** Where its number stands. */
  label: { x: number; y: number }
}

export interface DistrictDrawing {
  width: number
  height: number
  shapes: DistrictShape[]
}

/** Air around the drawing, in its own units. */
const margin = 6

/**
 * Draws regions as a plain picture. Corners lie on whole units, so shared borders stay shared and the picture small.
 * @param size width of the drawing in its own units
 */
export function drawDistricts(records: readonly OutlineRecord[], size: number): DistrictDrawing {
  const regions = records.map((record) => ({ ...record, rings: ringsOf(record.path) }))
  const plane = projectionOf(regions.flatMap(({ rings }) => rings.flat()))
  const scale = (size - 2 * margin) / plane.width
  const project = (point: Point) => {
    const { x, y } = plane.project(point)
    return { x: Math.round(x * scale) + margin, y: Math.round(y * scale) + margin }
  }
  const drawings = regions.map(({ code, lat, lng, rings }) => ({
    code,
    centre: project([lat, lng]),
    rings: rings.map((ring) => ring.map(project)),
  }))
  return {
    width: size,
    height: Math.round(plane.height * scale) + 2 * margin,
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
