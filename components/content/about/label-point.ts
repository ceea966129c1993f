interface Point {
  x: number
  y: number
}

/** Points tried on each side of the box around a shape. */
const trials = 24

/** Whether a point lies in a shape of closed rings; a ring inside another is a hole. */
export function isInside({ x, y }: Point, rings: readonly Point[][]): boolean {
  let crossings = 0
  for (const ring of rings) {
    let from = ring.at(-1)
    for (const to of ring) {
      if (
        from &&
        from.y > y !== to.y > y &&
        x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x
      )
        crossings += 1
      from = to
    }
  }
  return crossings % 2 === 1
}

/** The place in a shape that is farthest from its corners, where a number has room; null when the shape is thinner than the trials. */
export function labelPoint(rings: readonly Point[][]): Point | null {
  const corners = rings.flat()
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [west, east, north, south] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ]
  let best: Point | null = null
  let room = 0
  for (let row = 1; row < trials; row += 1) {
    for (let column = 1; column < trials; column += 1) {
      const point = {
        x: west + ((east - west) * column) / trials,
        y: north + ((south - north) * row) / trials,
      }
      const nearest = Math.min(
        ...corners.map((corner) => Math.hypot(corner.x - point.x, corner.y - point.y)),
      )
      if (nearest > room && isInside(point, rings)) [best, room] = [point, nearest]
    }
  }
  return best && { x: Math.round(best.x), y: Math.round(best.y) }
}
