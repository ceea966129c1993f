import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Position } from '@/lib/schemas/weather'
import { publicFolder } from '../public-folder'

/** Centres of all villages, by code of the home ministry; one file per regency, the same that the complaint form reads. */
const centreFolder = () => join(publicFolder(), 'data', 'village-centroids')

const centreFile = z.record(z.string().regex(/^\d{2}\.\d{2}\.\d{2}\.\d{4}$/), z.tuple([z.number(), z.number()]))

const kmPerDegree = 111.195

export interface NearVillage {
  /** Such as `32.73.09.1004`. */
  code: string
  distanceKm: number
}

export interface VillageCentres {
  /** The villages nearest to a position, nearest first. A plain scan of some 6,000 centres: a tenth of a millisecond. */
  nearest(position: Position, count: number): NearVillage[]
  /** Centre of a village; null for an unknown code. */
  centreOf(code: string): Position | null
}

/** Puts village centres (`code → [latitude, longitude]`) in order for searching. */
export function villageCentres(centres: Readonly<Record<string, readonly [number, number]>>): VillageCentres {
  const codes = Object.keys(centres)
  const lats = Float64Array.from(Object.values(centres), ([lat]) => lat)
  const longs = Float64Array.from(Object.values(centres), ([, long]) => long)
  return {
    centreOf(code) {
      const centre = Object.hasOwn(centres, code) ? centres[code] : undefined
      return centre ? { lat: centre[0], long: centre[1] } : null
    },
    nearest({ long, lat }, count) {
      // Flat distances are right to a fraction of a percent within the province; farther away only "far" matters.
      const longScale = Math.cos((lat * Math.PI) / 180)
      const found: NearVillage[] = []
      for (let at = 0; at < codes.length; at += 1) {
        const distanceKm = Math.hypot(((longs[at] ?? 0) - long) * longScale, (lats[at] ?? 0) - lat) * kmPerDegree
        if (found.length === count && distanceKm >= (found.at(-1)?.distanceKm ?? Infinity)) continue
        const place = found.findIndex((other) => other.distanceKm > distanceKm)
        found.splice(place === -1 ? found.length : place, 0, { code: codes[at] ?? '', distanceKm })
        if (found.length > count) found.pop()
      }
      return found
    },
  }
}

/** Reads the centres from disk. @throws when the files are missing or broken, which is a fault of the installation */
export async function loadVillageCentres(folder = centreFolder()): Promise<VillageCentres> {
  const names = (await readdir(/* turbopackIgnore: true */ folder)).filter((name) => name.endsWith('.json'))
  const files = await Promise.all(names.map(async (name) => centreFile.parse(JSON.parse(await readFile(/* turbopackIgnore: true */ join(/* turbopackIgnore: true */ folder, name), 'utf8')))))
  const centres = Object.assign({}, ...files) as Record<string, [number, number]>
  return villageCentres(centres)
}
