import { getSiteFile } from '@/lib/api/client'
import { centroidFile, type VillageCentres } from './outline-file'

/** Centres of the villages of a regency or city, by village code; one small file each, fetched by the browser. @throws ApiFailure */
export const loadVillageCentres = (
  regencyCode: string,
  signal?: AbortSignal,
): Promise<VillageCentres> =>
  getSiteFile(`/data/village-centroids/${regencyCode}.json`, signal).then((answer) =>
    centroidFile.parse(answer.data),
  )
