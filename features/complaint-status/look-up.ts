import { api } from '@/lib/api/client'
import { parsed } from '@/lib/api/parsed'
import { accessReceipt } from '@/lib/schemas/complaint-following'
import {
  complaintEventList,
  complaintViewSingle,
  phone,
  type ComplaintEvent,
  type ComplaintView,
} from '@/lib/schemas/complaints'
import { fieldProblems } from '@/lib/validation'

/** What opens more than the public part; kept in memory only. */
export interface Access {
  /** Empty for a public look-up. */
  secret: string
  /** Moment (ISO) at which a secret for a short time ends; null for the reporter's own one. */
  expiresAt: string | null
}

export interface FoundComplaint extends Access {
  view: ComplaintView
  /** Oldest first. */
  history: ComplaintEvent[]
}

/** Look-alike letters folded, as the server does with codes people have written down. */
export const typedSecret = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s-]+/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

/** Reads a complaint and its history; the secret travels in a header, never in the address. @throws ApiFailure 404, 429 */
export async function lookUp(number: string, access: Access): Promise<FoundComplaint> {
  const headers = access.secret === '' ? {} : { 'X-Complaint-Secret': access.secret }
  const at = encodeURIComponent(number)
  const [view, events] = await Promise.all([
    api.get<unknown>(`/public/complaints/${at}`, { headers }).then(parsed(complaintViewSingle)),
    api
      .get<unknown>(`/public/complaints/status/${at}`, { headers })
      .then(parsed(complaintEventList)),
  ])
  return { ...access, view: view.data, history: events.data.toReversed() }
}

const phoneRules = ['required', 'numeric', 'phoneNumber', 'min', 'max'] as const
export interface PhoneProblem {
  rule: (typeof phoneRules)[number]
  length: number
}

/** What is wrong with a typed phone number; null when it can be sent. */
export function phoneProblem(typed: string): PhoneProblem | null {
  const checked = phone.safeParse(typed)
  if (checked.success) return null
  const [problem] = Object.values(fieldProblems(checked.error.issues)).flat()
  return {
    rule: phoneRules.find((rule) => rule === problem?.rule) ?? 'required',
    length: problem?.length ?? 0,
  }
}

/** A secret for half an hour for whoever knows number and phone; every mismatch is answered alike. @throws ApiFailure 404, 429 */
export async function recoverAccess(number: string, typedPhone: string): Promise<Access> {
  const { data } = await api
    .post<unknown>('/public/complaints/recovery', {
      complaint_number: number,
      phone: phone.parse(typedPhone),
    })
    .then(parsed(accessReceipt))
  return { secret: data.secret, expiresAt: data.expires_at }
}
