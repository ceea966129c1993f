import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Place } from '@/lib/distance'
import { centroidFile } from '@/lib/outlines/outline-file'
import { publicFolder } from './public-folder'

type Centres = ReturnType<typeof centroidFile.parse>

const villageCode = /^(\d{2}\.\d{2})\.\d{2}\.\d{4}$/
/** By regency; 27 files of some 10 kB. */
const files = new Map<string, Centres>()

async function centresOf(regency: string): Promise<Centres> {
  const known = files.get(regency)
  if (known) return known
  const path = join(publicFolder(), 'data', 'village-centroids', `${regency}.json`)
  const centres = centroidFile.parse(JSON.parse(await readFile(/* turbopackIgnore: true */ path, 'utf8')))
  files.set(regency, centres)
  return centres
}

/** Middle of a village, from the files that the complaint form reads too; null when they do not know it. */
export async function villageCentre(code: string): Promise<Place | null> {
  const regency = villageCode.exec(code)?.[1]
  // A missing file must not keep anybody from complaining.
  const centres: Centres = regency === undefined ? {} : await centresOf(regency).catch(() => ({}))
  const centre = centres[code]
  return centre ? { latitude: centre[0], longitude: centre[1] } : null
}
