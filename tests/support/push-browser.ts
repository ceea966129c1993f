import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushSubscriptionKeys } from '@/lib/schemas/news-channels'

/** Parts of a message in the coding aes128gcm (RFC 8188): salt, record size, length of the sender's key, the key, one record. */
const saltEnd = 16
const keyLengthAt = 20
const tagLength = 16

/** A browser that subscribes at an endpoint and reads what it is sent, as RFC 8291 says. */
export function pushBrowser(endpoint: string): {
  subscription: PushSubscriptionKeys
  read: (message: Buffer) => unknown
} {
  const pair = createECDH('prime256v1')
  const own = pair.generateKeys()
  const auth = randomBytes(16)
  const derived = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length))
  return {
    subscription: {
      endpoint,
      keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    },
    read(message) {
      const salt = message.subarray(0, saltEnd)
      const keyEnd = keyLengthAt + 1 + message.readUInt8(keyLengthAt)
      const sender = message.subarray(keyLengthAt + 1, keyEnd)
      const record = message.subarray(keyEnd)
      const secret = derived(
        pair.computeSecret(sender),
        auth,
        Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]),
        32,
      )
      const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(record.subarray(-tagLength))
      const padded = Buffer.concat([
        decipher.update(record.subarray(0, -tagLength)),
        decipher.final(),
      ])
      // A delimiter of 2 and zeros stand behind the last record's content.
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')) as unknown
    },
  }
}
