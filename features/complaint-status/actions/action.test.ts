import { describe, expect, it } from 'vitest'
import { followedStates } from '@/tests/support/followed-complaint'
import { offeredActions } from './action'

const offeredIn = (state: keyof typeof followedStates, changed: { merged_into?: string } = {}) => {
  const { view, steps } = followedStates[state]
  return offeredActions({
    view: { ...view, ...changed },
    history: steps,
    secret: view.is_holder ? 'A' : '',
    expiresAt: null,
  })
}

describe('offeredActions', () => {
  it('offers the reporter exactly what the server allows, yes and no for a proposed end', () => {
    expect(offeredIn('proposed')).toEqual({
      awaited: ['solved', 'unsolved'],
      own: ['add', 'receipt', 'replace_secret'],
      data: ['see_data', 'correct_contact', 'erase_identity', 'erase'],
      others: [],
    })
  })

  it('offers support for open public complaints only, and a flag for every public one', () => {
    expect([
      offeredIn('followup').others,
      offeredIn('refused').others,
      offeredIn('followup', { merged_into: 'JBR-1' }).others,
    ]).toEqual([['support', 'flag'], ['flag'], ['flag']])
  })
})
