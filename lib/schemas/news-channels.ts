import { z } from 'zod'

/** Browsers per complaint; one more takes the place of the oldest. */
export const pushDevicesMax = 5

/** A browser's subscription as its PushManager gives it: an address at a push service, and the keys that messages are encrypted to. */
export const pushSubscription = z.strictObject({
  endpoint: z.url('invalid').max(1000, 'max'),
  keys: z.strictObject({
    /** Uncompressed point of P-256, 65 bytes. */
    p256dh: z.string().regex(/^B[\w-]{86}=?$/, 'invalid'),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/, 'invalid'),
  }),
})
export type PushSubscriptionKeys = z.output<typeof pushSubscription>

/** A subscription that a browser has renewed by itself, and the one before, whose keys nobody else knows. */
export const pushRenewal = z.strictObject({
  earlier: pushSubscription,
  subscription: pushSubscription,
})
export type PushRenewal = z.output<typeof pushRenewal>

const deviceId = z.string().regex(/^[\da-f]{64}$/, 'invalid')
/** Browsers that shall hear nothing more of a complaint. */
export const pushRemoval = z.strictObject({
  devices: z.array(deviceId).min(1, 'min').max(pushDevicesMax, 'max'),
})
export const channelChoice = z.strictObject({ is_on: z.boolean('required') })

/** How news of a complaint reaches its reporter. A channel that this portal or complaint does not have is null. */
export const newsChannels = z.object({
  /**
   * `asked`: waits for the confirmation in the mail; `off`: nothing is sent; `refused`: the owner of the address wants no mail of the portal
   * at all.
   */
  mail: z.object({ state: z.enum(['off', 'asked', 'confirmed', 'refused']) }).nullable(),
  push: z
    .object({
      /** VAPID key that a browser subscribes with. */
      public_key: z.string(),
      /** SHA-256 of the endpoint of each subscribed browser, hexadecimal. */
      devices: z.array(deviceId),
    })
    .nullable(),
  /** Messages to the phone that the complaint names, whose last digits are shown. */
  phone: z.object({ is_on: z.boolean(), ending: z.string() }).nullable(),
})
export type NewsChannels = z.output<typeof newsChannels>
