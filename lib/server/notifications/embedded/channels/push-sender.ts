import type { LookupFunction } from 'node:net'
import { createHash } from 'node:crypto'
import { secondsInDay } from 'date-fns/constants'
import { z } from 'zod'
import type { Sender } from '../message-queue'
import { deliver, deliveryFailure } from './http-delivery'
import type { OpenChannels } from './open-channels'
import { endpointHash, isPushEndpoint, publicLookup } from './push-endpoint'
import { pushEndpointOf, subscriptionOf } from './push-recipient'

/** How long a push service keeps a message for a device that is off, seconds. */
const timeToLive = 3 * secondsInDay
/** A service keeps the last message of a topic only; at most 32 characters of base64url (RFC 8030). */
const topicLength = 32

interface PushSettings {
  keys: NonNullable<OpenChannels['push']>
  /** Deletes a browser that its push service no longer knows. */
  forget: (endpointHash: string) => Promise<void>
  timeoutMs?: number
  /** Which endpoints may be called, and how their hosts are found; for tests with a service of their own. */
  mayCall?: (endpoint: string) => boolean
  lookup?: LookupFunction | undefined
}

/** Answers about one browser: it is gone, or it subscribed while the portal had other keys (RFC 8292). They say nothing of the others of its service. */
const goneCodes: readonly string[] = ['HTTP 404', 'HTTP 410']
const ownCodes: readonly string[] = [...goneCodes, 'HTTP 401', 'HTTP 403']

const tagged = z.object({ tag: z.string() })

/** Sends news to browsers, encrypted for each (RFC 8291), through the push service that its endpoint names. */
export function openPushSender({
  keys: { publicKey, privateKey, subject, hosts },
  forget,
  timeoutMs,
  mayCall = (endpoint) => isPushEndpoint(endpoint, hosts),
  lookup = publicLookup,
}: PushSettings): Sender {
  return {
    async send({ recipient, body }) {
      const subscription = subscriptionOf(recipient)
      // Asked again: the list of services may have become shorter since it was stored.
      if (!mayCall(subscription.endpoint)) throw new Error('no known push service')
      const { generateRequestDetails } = await import('./web-push')
      const { tag } = tagged.parse(JSON.parse(body))
      const request = generateRequestDetails(subscription, body, {
        vapidDetails: { subject, publicKey, privateKey },
        contentEncoding: 'aes128gcm',
        TTL: timeToLive,
        topic: createHash('sha256').update(tag).digest('base64url').slice(0, topicLength),
      })
      await deliver({
        url: new URL(subscription.endpoint),
        headers: request.headers,
        body: request.body,
        timeoutMs,
        lookup,
      })
    },
    failureOf(error) {
      const failure = deliveryFailure(error)
      return {
        ...failure,
        isGone: goneCodes.includes(failure.code),
        isChannelDown: failure.isChannelDown && !ownCodes.includes(failure.code),
      }
    },
    forget: ({ recipient }) => forget(endpointHash(pushEndpointOf(recipient))),
    laneOf: (recipient) => new URL(pushEndpointOf(recipient)).host,
  }
}
