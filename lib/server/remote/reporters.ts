import { z } from 'zod'
import type { Locale } from '@/lib/i18n/locales'
import { ownComplaintData, receiptCheck } from '@/lib/schemas/complaint-following'
import { handlingResult } from '@/lib/schemas/complaint-handling'
import { complaintRating } from '@/lib/schemas/complaint-ratings'
import { exercisedRight } from '@/lib/schemas/complaint-rights'
import { newsChannels } from '@/lib/schemas/news-channels'
import type { ReporterPort } from '@/lib/server/complaints/ports'
import { malformedResponse, itemOf } from './envelope'
import { ownFileUri, withOwnUri } from './media'
import { pathPart } from './query'
import type { Remote } from './remote'
import { jsonOf, type RemoteCall } from './remote-api'

const access = z.object({ secret: z.string().min(1), expires_at: z.string().nullable() })

/** The actions of reporters, done by the provincial API; the secret travels in its header only. */
export function createRemoteReporters({ api }: Remote): ReporterPort {
  const pathOf = (number: string, action: string) =>
    `/v1/public/complaints/${pathPart(number)}/${action}`

  async function found<T extends z.ZodType>(
    shape: T,
    call: RemoteCall,
  ): Promise<z.output<T> | null> {
    const response = await api.find({ credentials: 'key', ...call })
    if (!response) return null
    const item = itemOf(shape, jsonOf(response))
    if (item === null) throw malformedResponse()
    return item
  }

  const action = (
    number: string,
    name: string,
    secret: string,
    body?: object,
    formToken?: string | null,
  ) =>
    found(handlingResult, {
      method: 'POST',
      path: pathOf(number, name),
      headers: { 'X-Complaint-Secret': secret, 'Idempotency-Key': formToken },
      ...(body && { body }),
    })

  const changedChannels = (
    number: string,
    name: string,
    secret: string,
    body: object,
    locale?: Locale,
  ) =>
    found(newsChannels, {
      method: 'POST',
      path: pathOf(number, `channels/${name}`),
      locale,
      headers: { 'X-Complaint-Secret': secret },
      body,
    })

  return {
    newsChannels: (number, secret) =>
      found(newsChannels, {
        path: pathOf(number, 'channels'),
        headers: { 'X-Complaint-Secret': secret },
      }),
    addPushDevice: (number, secret, subscription, locale) =>
      changedChannels(number, 'push', secret, subscription, locale),
    removePushDevices: (number, secret, devices) =>
      changedChannels(number, 'push-removal', secret, { devices }),
    async renewPushDevice(renewal) {
      // A portal of an earlier version does not know the call; its browsers stay as they are.
      await api.find({
        method: 'POST',
        path: '/v1/public/push-renewals',
        credentials: 'key',
        body: renewal,
      })
    },
    choosePhoneNews: (number, secret, isOn, locale) =>
      changedChannels(number, 'phone', secret, { is_on: isOn }, locale),
    chooseMailNews: (number, secret, isOn) =>
      changedChannels(number, 'mail', secret, { is_on: isOn }),
    answer: (number, secret, answer, formToken) =>
      action(number, 'answers', secret, answer, formToken),
    add: (number, secret, addition, formToken) =>
      action(number, 'additions', secret, addition, formToken),
    confirm: (number, secret, confirmation) => action(number, 'confirmation', secret, confirmation),
    reopen: (number, secret, reason) => action(number, 'reopening', secret, reason),
    rate: (number, secret, rating) =>
      found(complaintRating, {
        method: 'POST',
        path: pathOf(number, 'rating'),
        headers: { 'X-Complaint-Secret': secret },
        body: rating,
      }),
    withdraw: (number, secret, withdrawal) => action(number, 'withdrawal', secret, withdrawal),
    eraseIdentity: (number, secret) => action(number, 'erasure', secret),
    correctContact: (number, secret, contact) => action(number, 'contact', secret, contact),
    hideName: (number, secret) => action(number, 'name-hiding', secret),
    makePrivate: (number, secret) => action(number, 'privacy', secret),
    erase: (number, secret, locale) =>
      found(exercisedRight, {
        method: 'POST',
        path: pathOf(number, 'full-erasure'),
        locale,
        headers: { 'X-Complaint-Secret': secret },
      }),

    async replaceSecret(number, secret, key) {
      const replaced = await found(access, {
        method: 'POST',
        path: pathOf(number, 'secret'),
        headers: { 'X-Complaint-Secret': secret, 'Idempotency-Key': key },
      })
      return replaced && { secret: replaced.secret }
    },

    async ownData(number, secret, locale) {
      const own = await found(ownComplaintData, {
        path: pathOf(number, 'data'),
        locale,
        headers: { 'X-Complaint-Secret': secret },
      })
      return (
        own && {
          ...own,
          photos: own.photos.map(ownFileUri),
          documents: own.documents.map(withOwnUri),
        }
      )
    },

    async recover(number, phone) {
      const given = await found(access, {
        method: 'POST',
        path: '/v1/public/complaints/recovery',
        body: { complaint_number: number, phone },
      })
      return given && { secret: given.secret, expires_at: given.expires_at ?? '' }
    },

    async checkReceipt(number, code) {
      const call: RemoteCall = {
        method: 'POST',
        path: '/v1/public/complaints/receipt-check',
        body: { complaint_number: number, code },
      }
      return (
        (await found(receiptCheck.shape.data, call)) ?? { is_genuine: false, received_on: null }
      )
    },

    async receipt(number, secret, locale) {
      const response = await api.find({
        path: pathOf(number, 'receipt'),
        locale,
        credentials: 'key',
        headers: { Accept: 'application/pdf', 'X-Complaint-Secret': secret },
      })
      return response && Uint8Array.from(response.bytes)
    },
  }
}
