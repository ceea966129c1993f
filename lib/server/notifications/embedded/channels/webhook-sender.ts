import type { Sender } from '../message-queue'
import { deliveryFailure } from './http-delivery'
import { postSigned, type WebhookTarget } from './signed-webhook'

/** Calls the province's gateway for messages to phones. */
export const openWebhookSender = (gateway: WebhookTarget): Sender => ({
  async send({ id, recipient, body: content }) {
    const data = { ...(JSON.parse(content) as object), phone: recipient }
    await postSigned(gateway, id, JSON.stringify({ id, type: 'complaint.news', data }))
  },
  failureOf: deliveryFailure,
})
