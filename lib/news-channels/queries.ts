import { api } from '@/lib/api/client'
import { parsed } from '@/lib/api/parsed'
import { single } from '@/lib/schemas/list'
import {
  type NewsChannels,
  newsChannels,
  type PushSubscriptionKeys,
} from '@/lib/schemas/news-channels'

/** A complaint, and what proves that it is one's own. */
export interface OwnNumber {
  number: string
  secret: string
}

const readAnswer = parsed(single(newsChannels))
const pathOf = (number: string, action = '') =>
  `/public/complaints/${encodeURIComponent(number)}/channels${action}`
const proof = ({ secret }: OwnNumber) => ({ headers: { 'X-Complaint-Secret': secret } })

/** How news of a complaint reaches its reporter. All of these throw ApiFailure. */
export const readChannels = async (own: OwnNumber, signal?: AbortSignal): Promise<NewsChannels> =>
  readAnswer(
    await api.get<unknown>(pathOf(own.number), { ...proof(own), ...(signal && { signal }) }),
  ).data

const change = async (own: OwnNumber, action: string, body: object): Promise<NewsChannels> =>
  readAnswer(await api.post<unknown>(pathOf(own.number, `/${action}`), body, proof(own))).data

export const addDevice = (own: OwnNumber, subscription: PushSubscriptionKeys) =>
  change(own, 'push', subscription)
export const removeDevices = (own: OwnNumber, devices: readonly string[]) =>
  change(own, 'push-removal', { devices })
export const choosePhone = (own: OwnNumber, isOn: boolean) => change(own, 'phone', { is_on: isOn })
export const chooseMail = (own: OwnNumber, isOn: boolean) => change(own, 'mail', { is_on: isOn })
