import { describe, expect, it } from 'vitest'
import { EnvError } from '@/lib/env-error'
import { clientAddress, trustedProxies } from './request-context'

const proxies = trustedProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32', '::1'])

describe('client address', () => {
  it('ignores what a stranger forwards', () => {
    expect(clientAddress('203.0.113.5', '1.2.3.4', proxies)).toBe('203.0.113.5')
  })

  it('believes a trusted proxy, in IPv4, IPv6 and mapped spelling', () => {
    expect(clientAddress('10.1.2.3', '203.0.113.9', proxies)).toBe('203.0.113.9')
    expect(clientAddress('::ffff:10.1.2.3', '203.0.113.9', proxies)).toBe('203.0.113.9')
    expect(clientAddress('2001:db8::5', '2001:db9::1', proxies)).toBe('2001:db9::1')
  })

  it('takes the last address that no trusted proxy owns, not the first that anyone wrote', () => {
    expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9, 192.0.2.7', proxies)).toBe(
      '203.0.113.9',
    )
  })

  it('stops at words that are no address', () => {
    expect(clientAddress('10.0.0.1', 'evil, 192.0.2.7', proxies)).toBe('192.0.2.7')
    expect(clientAddress('10.0.0.1', 'unknown', proxies)).toBe('10.0.0.1')
  })

  it.each(['10.0.0.0/33', 'example.com', '10.0.0.0/8/8', '::1/129', '10.0.0.0/x'])(
    'names the wrong setting %s',
    (entry) => {
      expect(() => trustedProxies([entry])).toThrow(EnvError)
      expect(() => trustedProxies([entry])).toThrow(/TRUSTED_PROXIES/)
    },
  )
})
