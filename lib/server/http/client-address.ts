import { BlockList, isIP } from 'node:net'
import { EnvError } from '@/lib/env-error'

/** Addresses whose forwarding headers are believed. */
export interface TrustedProxies {
  includes(address: string): boolean
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** `::ffff:10.0.0.1` is how a dual-stack socket names an IPv4 caller; limits and hashes want one spelling. */
export const plainAddress = (address: string) =>
  /^::ffff:\d/i.test(address) ? address.slice(7) : address

/** @throws EnvError naming the first entry that is neither an address nor a CIDR block */
export function trustedProxies(entries: readonly string[]): TrustedProxies {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix, ...rest] = entry.split('/')
    const bits = prefix === undefined ? undefined : Number(prefix)
    const isBlock =
      bits === undefined ||
      (/^\d{1,3}$/.test(prefix ?? '') && bits <= (isIP(address) === 6 ? 128 : 32))
    const isValid = isIP(address) !== 0 && rest.length === 0 && isBlock
    if (!isValid)
      throw new EnvError(
        `Setting TRUSTED_PROXIES is wrong: "${entry}" is neither an IP address nor a CIDR block`,
      )
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, bits, familyOf(address))
  }
  return { includes: (address) => isIP(address) !== 0 && list.check(address, familyOf(address)) }
}

const hopsMax = 16

/**
 * The caller's address: the socket's, unless a trusted proxy forwarded it. The chain is read from the right, so only what trusted
 * proxies added themselves is believed.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: TrustedProxies,
): string {
  const direct = plainAddress(socketAddress ?? '0.0.0.0')
  if (!forwardedFor || !proxies.includes(direct)) return direct
  let client = direct
  for (const hop of forwardedFor.split(',').slice(-hopsMax).toReversed()) {
    const address = plainAddress(hop.trim())
    if (isIP(address) === 0) break
    client = address
    if (!proxies.includes(address)) break
  }
  return client
}
