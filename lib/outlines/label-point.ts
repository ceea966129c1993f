interface Point {
  x: number
  y: number
}

interface Box {
  west: number
  east: number
  north: number
  south: number
}

/** Points tried on each side of the box around a shape. */
const trials = 24

/** Whether a point is inside a shape of closed rings; a ring inside another is a hole. */
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

const boxOf = (corners: readonly Point[]): Box => {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return {
    west: Math.min(...xs),
    east: Math.max(...xs),
    north: Math.min(...ys),
    south: Math.max(...ys),
  }
}

/**
 * The point in a shape farthest from its corners, with room for a label; null when the shape is thinner than the grid of trials.
 * @param frame what is seen of the drawing; the label keeps away from its edges
 * @param roomMin distance from corners and edges that a label needs
 */
export function labelPoint(rings: readonly Point[][], frame?: Box, roomMin = 0): Point | null {
  const corners = rings.flat()
  const box = boxOf(corners)
  const west = Math.max(box.west, frame?.west ?? -Infinity)
  const east = Math.min(box.east, frame?.east ?? Infinity)
  const north = Math.max(box.north, frame?.north ?? -Infinity)
  const south = Math.min(box.south, frame?.south ?? Infinity)
  // Distances are compared as squares, and a point is left as soon as something is too near: a phone draws 27 areas in one go.
  let best: Point | null = null
  let room = roomMin ** 2
  const roomAt = ({ x, y }: Point) => {
    const edge = frame
      ? Math.min((x - frame.west) / 2, (frame.east - x) / 2, y - frame.north, frame.south - y)
      : Infinity
    let nearest = edge ** 2
    if (edge <= 0 || nearest <= room) return null
    for (const corner of corners) {
      const distance = (corner.x - x) ** 2 + (corner.y - y) ** 2
      if (distance <= room) return null
      nearest = Math.min(nearest, distance)
    }
    return nearest
  }
  for (let row = 1; row < trials; row += 1) {
    for (let column = 1; column < trials; column += 1) {
      const point = {
        x: west + ((east - west) * column) / trials,
        y: north + ((south - north) * row) / trials,
      }
      const nearest = roomAt(point)
      if (nearest !== null && isInside(point, rings)) [best, room] = [point, nearest]
    }
  }
  return best && { x: Math.round(best.x), y: Math.round(best.y) }
}
