import { describe, expect, it } from 'vitest'
import { isSupported, versionWarning } from './node-version'

describe('node version', () => {
  it('accepts 20.19 and newer', () => {
    expect([isSupported('v20.18.9'), isSupported('v20.19.0'), isSupported('v24.1.0')]).toEqual([
      false,
      true,
      true,
    ])
  })

  it.each(['v20.20.2', 'v22.23.3', 'v23.0.0', 'v24.22.0', 'v26.12.0'])(
    'warns about %s in one line',
    (version) => {
      expect(versionWarning(version)).toMatch(/^Warning: Node \d[^\n]*$/)
    },
  )

  it.each(['v22.23.4', 'v24.22.1', 'v24.23.0', 'v26.12.1', 'v28.0.0'])(
    'is silent about %s',
    (version) => {
      expect(versionWarning(version)).toBeNull()
    },
  )
})
