import type { Outline } from '@/lib/outlines/outline-file'
import { projectionOf } from '@/lib/outlines/projection'
import type { Ring } from '@/lib/outlines/rings'
import type { Position } from './form'

export interface DrawnMap {
  width: number
  height: number
  /** One shape per area, as SVG path data. */
  areas: { code: string; name: string; path: string }[]
  /** Where a position lies in the drawing; null when it lies outside of it. */
  point: (position: Position) => { x: number; y: number } | null
  /** The position at a place of the drawing, rounded to about a metre. */
  position: (point: { x: number; y: number }) => Position
}

/** Longer side of the drawing and air around the outlines, in its own units. */
const drawingSize = 300
const margin = 16
const metre = 1e5

/** Draws outlines to be pointed at. @param outlines at least one */
export function drawMap(outlines: readonly Outline[]): DrawnMap {
  const plane = projectionOf(outlines.flatMap(({ path }) => path.flat()))
  const scale = (drawingSize - 2 * margin) / Math.max(plane.height, plane.width)
  const width = plane.width * scale + 2 * margin
  const height = plane.height * scale + 2 * margin
  const place = (lat: number, lng: number) => {
    const { x, y } = plane.project([lat, lng])
    return { x: x * scale + margin, y: y * scale + margin }
  }
  const short = (value: number) => Math.round(value * 10) / 10
  const line = (ring: Ring) => {
    const places = ring.map(([lat, lng]) => place(lat, lng))
    return `${places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('')}Z`
  }
  const exact = (value: number) => Math.round(value * metre) / metre
  return {
    width,
    height,
    areas: outlines.map(({ code, name, path }) => ({ code, name, path: path.map(line).join('') })),
    point: ({ lat, lng }) => {
      const { x, y } = place(lat, lng)
      return x < 0 || y < 0 || x > width || y > height ? null : { x, y }
    },
    position: ({ x, y }) => {
      const { lat, lng } = plane.unproject({ x: (x - margin) / scale, y: (y - margin) / scale })
      return { lat: exact(lat), lng: exact(lng) }
    },
  }
}
