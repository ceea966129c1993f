import { contains } from '@/lib/outlines/rings'
import type { Outline } from '@/lib/outlines/outline-file'
import type { Position } from './form'

/** The regency or city that a position lies in, by the indicative outlines; null outside of all of them. */
export const outlineAt = (position: Position, outlines: readonly Outline[]): Outline | null =>
  outlines.find(({ path }) => contains(path, position)) ?? null

/** The code whose centre is nearest; null for no centres. Lengths are true enough within one regency. */
export function nearestCode(
  position: Position,
  centres: Readonly<Record<string, readonly [number, number]>>,
): string | null {
  const shrink = Math.cos((position.lat * Math.PI) / 180)
  let nearest: { code: string; square: number } | null = null
  for (const [code, [lat, lng]] of Object.entries(centres)) {
    const square = (lat - position.lat) ** 2 + ((lng - position.lng) * shrink) ** 2
    if (nearest === null || square < nearest.square) nearest = { code, square }
  }
  return nearest?.code ?? null
}
