import { getSiteFile } from '@/lib/api/client'
import { centroidFile, outlineFile, type Outline, type VillageCentres } from './outline-file'

/** Outlines of the 27 regencies and cities, fetched by the browser. @throws ApiFailure */
export const loadRegencyOutlines = (signal?: AbortSignal): Promise<Outline[]> =>
  getSiteFile('/data/regency-outlines.json', signal).then((response) =>
    outlineFile.parse(response.data),
  )

/** Centres of the villages of a regency or city, by village code; one small file each, fetched by the browser. @throws ApiFailure */
export const loadVillageCentres = (
  regencyCode: string,
  signal?: AbortSignal,
): Promise<VillageCentres> =>
  getSiteFile(`/data/village-centroids/${regencyCode}.json`, signal).then((response) =>
    centroidFile.parse(response.data),
  )
