import { api } from '@/lib/api/client'
import { parsed } from '@/lib/api/parsed'
import { perPageMax } from '@/lib/schemas/list'
import { type Matter, matterList } from '@/lib/schemas/matters'
import { type Office, officeList } from '@/lib/schemas/offices'

/** Matters that a subcategory of complaints is about. @throws ApiFailure */
export const listMattersOf = (subcategory: string, signal?: AbortSignal): Promise<Matter[]> =>
  api
    .get<unknown>('/matters', { params: { subcategory, per_page: perPageMax }, signal })
    .then((response) => parsed(matterList)(response).data)

/** The government of a regency or city, in a list of one. @throws ApiFailure */
export const listGovernmentOf = (district: string, signal?: AbortSignal): Promise<Office[]> =>
  api
    .get<unknown>('/offices', { params: { district, kind: 'pemerintah' }, signal })
    .then((response) => parsed(officeList)(response).data)
