import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Place } from '@/lib/distance'
import { centroidFile, regencyCodeOf, type VillageCentres } from '@/lib/outlines/outline-file'
import { publicFolder } from '@/lib/server/files/public-folder'

/** The files that the complaint form reads too: 27, by regency, of some 10 kB. */
const folder = () => join(publicFolder(), 'data', 'village-centroids')

const read = async (name: string): Promise<VillageCentres> =>
  centroidFile.parse(
    JSON.parse(
      await readFile(
        /* turbopackIgnore: true */ join(/* turbopackIgnore: true */ folder(), name),
        'utf8',
      ),
    ),
  )

/** Centres of all villages of the province. @throws when the files are missing or broken, which is a fault of the installation */
export async function readVillageCentres(): Promise<VillageCentres> {
  const names = (await readdir(/* turbopackIgnore: true */ folder())).filter((name) =>
    name.endsWith('.json'),
  )
  const files = await Promise.all(names.map(read))
  return Object.fromEntries(files.flatMap((centres) => Object.entries(centres)))
}

const known = new Map<string, VillageCentres>()

async function centresOf(regency: string): Promise<VillageCentres> {
  const centres = known.get(regency) ?? (await read(`${regency}.json`))
  known.set(regency, centres)
  return centres
}

/** Centre of a village; null for an unknown code. */
export async function villageCentre(code: string): Promise<Place | null> {
  const regency = regencyCodeOf(code)
  if (regency === null) return null
  // A missing file must not prevent complaints.
  const centres = await centresOf(regency).catch((): VillageCentres => ({}))
  const centre = centres[code]
  return centre ? { latitude: centre[0], longitude: centre[1] } : null
}
