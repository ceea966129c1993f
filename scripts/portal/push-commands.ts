import type { Output } from './output'
import type { ParsedArguments } from './parse-arguments'

/** Prints a new pair of keys for messages to browsers, as lines of settings; nothing is stored. */
export async function makePushKeys(_: ParsedArguments, { print }: Output): Promise<void> {
  const { generateVAPIDKeys } =
    await import('@/lib/server/notifications/embedded/channels/web-push')
  const { publicKey, privateKey } = generateVAPIDKeys()
  print(`VAPID_PUBLIC_KEY=${publicKey}`)
  print(`VAPID_PRIVATE_KEY=${privateKey}`)
}
