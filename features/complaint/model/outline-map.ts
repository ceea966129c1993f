import { z } from 'zod'
import type { Position } from './form'

const ring = z.array(z.tuple([z.number(), z.number()]))
const polygon = z.array(ring)

/** Outlines of the 27 regencies and cities; polygons and multi-polygons nest differently in the source. */
export const outlineFile = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    path: z.union([polygon, z.array(polygon).transform((polygons) => polygons.flat())]),
  }),
)
export type Outline = z.output<typeof outlineFile>[number]

/** Village code → latitude and longitude of its centre. */
export const centroidFile = z.record(z.string(), z.tuple([z.number(), z.number()]))

export interface DrawnOutline {
  /** SVG path data. */
  path: string
  width: number
  height: number
  /** Where a position lies in the drawing; null when it lies outside of it. */
  point: (position: Position) => { x: number; y: number } | null
}

/** Longer side of the drawing and air around the outline, in its own units. */
const drawingSize = 300
const margin = 16

/** Draws an outline north up, with lengths true at its middle latitude: good enough for one regency. */
export function drawOutline(outline: Outline): DrawnOutline {
  const corners = outline.path.flat()
  const lats = corners.map(([lat]) => lat)
  const lngs = corners.map(([, lng]) => lng)
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)]
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = (drawingSize - 2 * margin) / Math.max(north - south, (east - west) * shrink)
  const width = (east - west) * shrink * scale + 2 * margin
  const height = (north - south) * scale + 2 * margin
  const project = (lat: number, lng: number) => ({ x: (lng - west) * shrink * scale + margin, y: (north - lat) * scale + margin })
  const round = (value: number) => Math.round(value * 10) / 10
  const path = outline.path
    .map((points) => `${points.map(([lat, lng], index) => {
        const { x, y } = project(lat, lng)
        return `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`
      }).join('')}Z`)
    .join('')
  return {
    path,
    width,
    height,
    point: ({ lat, lng }) => {
      const { x, y } = project(lat, lng)
      return x < 0 || y < 0 || x > width || y > height ? null : { x, y }
    },
  }
}
