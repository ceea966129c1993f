import { describe, expect, it } from 'vitest'
import { visitorHash } from './visitor'

describe('visitorHash', () => {
  const visitor = { ip: '2001:db8:1:2::3', userAgent: 'Browser' }

  it('is another one with another secret, browser or network', () => {
    const hashes = [
      visitorHash('a', visitor),
      visitorHash('b', visitor),
      visitorHash('a', { ...visitor, userAgent: 'Other' }),
      visitorHash('a', { ...visitor, ip: '2001:db8:1:3::3' }),
    ]
    expect(new Set(hashes).size).toBe(4)
  })

  it('takes the addresses of one IPv6 subscriber as one', () => {
    expect(visitorHash('a', { ...visitor, ip: '2001:db8:1:2:ffff::9' })).toBe(
      visitorHash('a', visitor),
    )
  })
})
