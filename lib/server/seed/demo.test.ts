import { describe, expect, it } from 'vitest'
import { withoutDemo } from './demo'

describe('withoutDemo', () => {
  it('leaves examples of every kind out and everything else as it is', () => {
    const content = {
      events: [
        { id: 1, is_demo: true },
        { id: 2, is_demo: false },
      ],
      news: [{ id: 3 }],
      tags: { a: 'b' },
      hash: 'x',
    }
    expect(withoutDemo(content)).toEqual({
      events: [{ id: 2, is_demo: false }],
      news: [{ id: 3 }],
      tags: { a: 'b' },
      hash: 'x',
    })
  })
})
