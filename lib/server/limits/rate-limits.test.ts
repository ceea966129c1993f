import { describe, expect, it } from 'vitest'
import { addressKey } from './rate-limits'

describe('addressKey', () => {
  it('keeps an IPv4 address whole', () => {
    expect(addressKey('203.0.113.9')).toBe('203.0.113.9')
  })

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::1'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2:ffff::'],
    ['2001:db8::1', '2001:db8:0:0:9:9:9:9'],
  ])('counts %s and %s as one subscriber', (one, other) => {
    expect(addressKey(one)).toBe(addressKey(other))
  })

  it('tells neighbouring networks apart', () => {
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'))
  })
})
