import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outlineFile } from '@/lib/outlines/outline-file'
import { contains } from '@/lib/outlines/rings'
import { publicFolder } from '@/lib/server/files/public-folder'

type ProvinceOutline = (position: { lat: number; long: number }) => boolean

/**
 * Reads the drawn outlines of the 27 regencies and cities, the same that the map of the complaint form shows. They are indicative: near the
 * border they can be some hundred metres off.
 * @throws when the file is missing or broken, which is a fault of the installation
 */
export async function loadProvinceOutline(
  file = join(publicFolder(), 'data', 'regency-outlines.json'),
): Promise<ProvinceOutline> {
  const regencies = outlineFile.parse(
    JSON.parse(await readFile(/* turbopackIgnore: true */ file, 'utf8')),
  )
  return ({ lat, long }) => regencies.some(({ path }) => contains(path, { lat, lng: long }))
}
