import { describe, expect, it } from 'vitest'
import { Problem } from '@/lib/errors'
import { noteRenderFailure, wasTransientRender } from './transient-renders'

describe('transient renders', () => {
  it.each([
    [new Error('timeout exceeded when trying to connect'), true],
    [Object.assign(new Error('canceling statement'), { code: '57014' }), true],
    [new Problem('UNAVAILABLE'), true],
    [new Problem('INTERNAL'), false],
    [new TypeError('x is not a function'), false],
  ])('tells once whether the same request may succeed later: %#', (error, isTransient) => {
    noteRenderFailure(error, { headers: { 'x-request-id': 'r-1' } })
    expect([wasTransientRender('r-1'), wasTransientRender('r-1')]).toEqual([isTransient, false])
  })

  it('forgets the oldest of a thousand that nobody asked about', () => {
    for (let at = 0; at <= 1_000; at += 1)
      noteRenderFailure(new Problem('UNAVAILABLE'), { headers: { 'x-request-id': `many-${at}` } })
    expect([wasTransientRender('many-0'), wasTransientRender('many-1000')]).toEqual([false, true])
  })
})
