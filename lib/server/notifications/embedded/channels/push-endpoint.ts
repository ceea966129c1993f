import { createHash } from 'node:crypto'
import { lookup } from 'node:dns'
import { BlockList, type LookupFunction } from 'node:net'

/** Identifies a browser's endpoint without naming it. */
export const endpointHash = (endpoint: string) =>
  createHash('sha256').update(endpoint).digest('hex')

/**
 * Whether messages may be posted to an endpoint: https on its own port, at a known push service. Browsers send the endpoint, so anything
 * else would let a stranger make the portal call other machines.
 * @param hosts names, `*.` in front for those below one
 */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    hosts.some((host) =>
      host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
    )
  )
}

const inner = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(network, prefix, 'ipv6')

/** Whether an address belongs to no machine on the public internet. IPv4 written as IPv6 counts as what it is. */
export const isInnerAddress = (address: string, family: number) =>
  inner.check(address, family === 6 ? 'ipv6' : 'ipv4')

/** Finds the addresses of a host and refuses it when one of them is inner, whatever a name server says. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0]
    if (error || !first) return done(error ?? new Error('no address'), [])
    if (addresses.some(({ address, family }) => isInnerAddress(address, family)))
      return done(new Error('not a public address'), [])
    if (options.all) return done(null, addresses)
    done(null, first.address, first.family)
  })
}
