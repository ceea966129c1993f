import { z } from 'zod'
import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import { parsed } from '@/lib/api/parsed'
import {
  type OwnComplaintData,
  ownComplaintData,
  supportReceipt,
  type ReporterAddition,
  type ReporterAnswer,
} from '@/lib/schemas/complaint-following'
import { type Reporter } from '@/lib/schemas/complaints'
import { single } from '@/lib/schemas/list'

/** The complaint an action is about, and what proves that it is one's own. */
export interface Held {
  number: string
  secret: string
}

const pathOf = (number: string, action: string) =>
  `/public/complaints/${encodeURIComponent(number)}/${action}`
const proof = ({ secret }: Held) => ({ 'X-Complaint-Secret': secret })
const post = async (held: Held, action: string, body: object) =>
  void (await api.post<unknown>(pathOf(held.number, action), body, { headers: proof(held) }))

const postForm = async (held: Held, action: string, body: object, formToken: string) =>
  void (await api.post<unknown>(pathOf(held.number, action), body, {
    headers: { ...proof(held), 'Idempotency-Key': formToken },
  }))

/** All actions throw ApiFailure: 409 when the complaint has moved on, 404 when the secret no longer opens it, 400, 429. */
export const sendAnswer = (held: Held, answer: ReporterAnswer, formToken: string) =>
  postForm(held, 'answers', answer, formToken)
/** Sent again under the same token it is added once. */
export const sendAddition = (held: Held, addition: ReporterAddition, formToken: string) =>
  postForm(held, 'additions', addition, formToken)

export const confirmSolved = (held: Held) => post(held, 'confirmation', { is_resolved: true })
export const denySolved = (held: Held, reason: string) =>
  post(held, 'confirmation', { is_resolved: false, reason })
export const reopen = (held: Held, reason: string) => post(held, 'reopening', { reason })
export const withdraw = (held: Held, reason: string) => post(held, 'withdrawal', { reason })
export const correctContact = (held: Held, contact: Reporter) => post(held, 'contact', contact)
export const hideName = (held: Held) => post(held, 'name-hiding', {})
export const makePrivate = (held: Held) => post(held, 'privacy', {})
export const eraseIdentity = (held: Held) => post(held, 'erasure', {})
/** At once when it has ended; otherwise a request, whose state the complaint shows from then on. */
export const erase = (held: Held) => post(held, 'full-erasure', {})

/** Everything held about the complaint. */
export const readOwnData = async (held: Held, signal: AbortSignal): Promise<OwnComplaintData> => {
  const response = await api.get<unknown>(pathOf(held.number, 'data'), {
    headers: proof(held),
    signal,
  })
  return parsed(single(ownComplaintData))(response).data
}

const newSecret = z.object({ data: z.object({ secret: z.string().min(1) }) })
/**
 * Sent again under the same key, with the old secret, it gets the same answer for a day.
 * @returns the new secret; the old one opens nothing from now on
 */
export const replaceSecret = (held: Held, key: string): Promise<string> =>
  api
    .post<unknown>(
      pathOf(held.number, 'secret'),
      {},
      { headers: { ...proof(held), 'Idempotency-Key': key } },
    )
    .then((response) => parsed(newSecret)(response).data.secret)

/** @returns false when this browser had supported it before */
export const support = (number: string, email: string): Promise<boolean> =>
  api
    .post<unknown>(pathOf(number, 'supporters'), { email })
    .then((response) => parsed(supportReceipt)(response).data.is_new)

export const flag = async (number: string, reason: string) =>
  void (await api.post<unknown>(pathOf(number, 'flags'), { reason }))

/** The receipt as PDF, for the reporter alone. @throws ApiFailure */
export async function receiptFile(held: Held): Promise<Blob> {
  const response = await api.get<unknown>(pathOf(held.number, 'receipt'), {
    headers: proof(held),
    responseType: 'blob',
  })
  if (!(response.data instanceof Blob))
    throw new ApiFailure({ status: response.status, code: 'BAD_ANSWER' })
  return response.data
}
