import { describe, expect, it } from 'vitest'
import { messageStyles } from './message-styles'

describe('messageLooks', () => {
  it('gives every tone an icon of its own, so that colour is never the only sign', () => {
    const icons = Object.values(messageStyles).map((look) => look.Icon)
    expect(new Set(icons).size).toBe(4)
  })
})
