import { projectionOf } from '@/lib/outlines/projection'
import type { Ring } from '@/lib/outlines/rings'

interface Place {
  lat: number
  lng: number
}

export interface DrawnPlace {
  width: number
  height: number
  /** SVG path data of the regency. */
  path: string
  /** Null when the place lies outside the drawing. */
  pin: { x: number; y: number } | null
}

/** The drawing is as wide as the mock-up's map, in its own units; the regency is fitted into it with air around. */
const drawing = { width: 420, height: 190, margin: 14 }

/** Draws a regency with a place on it; null without an outline. */
export function drawPlace(rings: readonly Ring[], place: Place | null): DrawnPlace | null {
  const corners = rings.flat()
  if (corners.length === 0) return null
  const plane = projectionOf(corners)
  const { width, height, margin } = drawing
  const scale = Math.min((width - 2 * margin) / plane.width, (height - 2 * margin) / plane.height)
  const left = (width - plane.width * scale) / 2
  const top = (height - plane.height * scale) / 2
  const round = (value: number) => Math.round(value * 10) / 10
  const at = (lat: number, lng: number) => {
    const { x, y } = plane.project([lat, lng])
    return { x: round(x * scale + left), y: round(y * scale + top) }
  }
  const path = rings
    .map((ring) => `M${ring.map(([lat, lng]) => Object.values(at(lat, lng)).join(' ')).join('L')}Z`)
    .join('')
  const pin = place && at(place.lat, place.lng)
  const isInside = pin && pin.x >= 0 && pin.y >= 0 && pin.x <= width && pin.y <= height
  return { width, height, path, pin: isInside ? pin : null }
}
