import { labelPoint } from './label-point'
import type { Outline } from './outline-file'
import { projectionOf } from './projection'
import type { Point, Ring } from './rings'
import { shortName } from './short-name'

interface Position {
  lat: number
  lng: number
}

interface Place {
  x: number
  y: number
}

export interface NamedPosition extends Position {
  name: string
}

interface DrawnArea {
  code: string
  /** SVG path data. */
  path: string
  isChosen: boolean
  /** Name on the map and where its middle stands; null where there is no room. */
  label: (Place & { name: string }) | null
}

export interface AreaMap {
  width: number
  height: number
  /** Everything that is seen in the window, the chosen area last. */
  areas: DrawnArea[]
  /** Places with room for their names. */
  places: (Place & { name: string })[]
  /** A round distance and how long it is in the drawing. */
  scale: { kilometres: number; length: number }
  /** Where a position lies in the drawing; null when it lies outside of it. */
  point: (position: Position) => Place | null
  /** The position at a place of the drawing, rounded to about a metre. */
  position: (place: Place) => Position
}

/** What the map shows: an area, or all of them without one, or the surroundings of a place. */
export interface AreaMapView {
  chosen: string | null
  /** The middle of a close view. */
  centre?: Position | null
  /** What lies around the middle, the most important first. */
  places?: readonly NamedPosition[]
}

/** Units of the drawing; air around what is fitted into it. */
const size = { width: 420, height: 280 }
const margin = 18
const metre = 1e5
const kilometresOfDegree = 111.32
/** From the middle of a close view to its upper edge, kilometres: a district and what borders on it. */
const closeReach = 5
const scaleSteps = [0.5, 1, 2, 5, 10, 20, 50]
const scaleShare = 0.28
const letter = { width: 5.6, height: 12 }
const labelRoom = 13

/** Corners cut twice by Chaikin's rule: a border drawn with few points looks like one again. */
function smooth(ring: readonly Place[]): Place[] {
  return ring.flatMap((from, at) => {
    const to = ring[(at + 1) % ring.length] ?? from
    const along = (share: number) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    })
    return [along(0.25), along(0.75)]
  })
}

const corners = ({ lat, lng }: Position): Point[] => {
  const reach = closeReach / kilometresOfDegree
  return [
    [lat - reach, lng - reach],
    [lat + reach, lng + reach],
  ]
}

/** Names from the first to the last, each where it covers none before it. */
function withRoom(places: readonly (Place & { name: string })[]): (Place & { name: string })[] {
  const taken: { x: number; y: number; width: number }[] = []
  return places.filter(({ x, y, name }) => {
    const width = name.length * letter.width + 10
    const isFree =
      x + width < size.width &&
      taken.every(
        (box) => Math.abs(box.y - y) >= letter.height || x > box.x + box.width || x + width < box.x,
      )
    if (isFree) taken.push({ x, y, width })
    return isFree
  })
}

/** Draws areas, their neighbours and names, to be looked at or pointed at. @param outlines at least one */
export function drawAreaMap(
  outlines: readonly Outline[],
  { chosen, centre = null, places = [] }: AreaMapView,
): AreaMap {
  const fitted = outlines.filter(({ code }) => chosen === null || code === chosen)
  const plane = projectionOf(centre ? corners(centre) : fitted.flatMap(({ path }) => path.flat()))
  const scale = Math.min(
    (size.width - 2 * margin) / plane.width,
    (size.height - 2 * margin) / plane.height,
  )
  const left = (size.width - plane.width * scale) / 2
  const top = (size.height - plane.height * scale) / 2
  const place = ([lat, lng]: Point): Place => {
    const { x, y } = plane.project([lat, lng])
    return { x: x * scale + left, y: y * scale + top }
  }
  const isSeen = ({ x, y }: Place) => x >= 0 && y >= 0 && x <= size.width && y <= size.height
  const frame = { west: 0, east: size.width, north: 0, south: size.height }
  const inWindow = (ring: readonly Place[]) => {
    const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)]
    return (
      Math.max(...xs) > 0 &&
      Math.min(...xs) < size.width &&
      Math.max(...ys) > 0 &&
      Math.min(...ys) < size.height
    )
  }
  const short = (value: number) => Math.round(value * 10) / 10
  const line = (ring: readonly Place[]) =>
    `M${smooth(ring)
      .map(({ x, y }) => `${short(x)} ${short(y)}`)
      .join('L')}Z`
  const areas = outlines.flatMap(({ code, name, path }): DrawnArea[] => {
    const rings = path.map((ring: Ring) => ring.map(place)).filter(inWindow)
    if (rings.length === 0) return []
    // Between the names of villages there is no room for that of their regency.
    const isNamed = places.length === 0 || code !== chosen
    const at = isNamed ? labelPoint(rings, frame, labelRoom) : null
    return [
      {
        code,
        path: rings.map(line).join(''),
        isChosen: code === chosen,
        label: at && { ...at, name: shortName(name) },
      },
    ]
  })
  const pixelsOfKilometre = scale / kilometresOfDegree
  const kilometres =
    scaleSteps.findLast((step) => step * pixelsOfKilometre <= size.width * scaleShare) ??
    scaleSteps[0] ??
    1
  const exact = (value: number) => Math.round(value * metre) / metre
  return {
    ...size,
    areas: areas.toSorted((a, b) => Number(a.isChosen) - Number(b.isChosen)),
    places: withRoom(
      places
        .map(({ name, lat, lng }) => ({ name, ...place([lat, lng]) }))
        .filter(isSeen)
        .map(({ name, x, y }) => ({ name, x: short(x), y: short(y) })),
    ),
    scale: { kilometres, length: short(kilometres * pixelsOfKilometre) },
    point: ({ lat, lng }) => {
      const at = place([lat, lng])
      return isSeen(at) ? { x: short(at.x), y: short(at.y) } : null
    },
    position: ({ x, y }) => {
      const { lat, lng } = plane.unproject({ x: (x - left) / scale, y: (y - top) / scale })
      return { lat: exact(lat), lng: exact(lng) }
    },
  }
}
