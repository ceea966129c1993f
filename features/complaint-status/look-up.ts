import { api } from '@/lib/api/client'
import { parsed } from '@/lib/api/parsed'
import { complaintStepList, complaintViewSingle, type ComplaintStep, type ComplaintView } from '@/lib/schemas/complaints'

export interface FoundComplaint {
  view: ComplaintView
  /** Oldest first. */
  history: ComplaintStep[]
  /** Opens photos; kept in memory only. Empty for a public look-up. */
  secret: string
}

/** Look-alike letters folded, as the server does with codes people have written down. */
export const typedSecret = (text: string) => text.normalize('NFKC').toUpperCase().replace(/[\s-]+/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')

/** Reads a complaint and its history; the secret travels in a header, never in the address. @throws ApiFailure 404, 429 */
export async function lookUp(number: string, secret: string): Promise<FoundComplaint> {
  const headers = secret === '' ? {} : { 'X-Complaint-Secret': secret }
  const at = encodeURIComponent(number)
  const [view, steps] = await Promise.all([
    api.get<unknown>(`/public/complaints/${at}`, { headers }).then(parsed(complaintViewSingle)),
    api.get<unknown>(`/public/complaints/status/${at}`, { headers }).then(parsed(complaintStepList)),
  ])
  return { view: view.data, history: steps.data.toReversed(), secret }
}
