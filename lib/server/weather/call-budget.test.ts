import { expect, it } from 'vitest'
import { createCallBudget } from './call-budget'

it('grants so many calls in any minute, and the next when the oldest is a minute old', () => {
  let moment = 0
  const mayCall = createCallBudget(2, () => moment)
  expect([mayCall(), mayCall(), mayCall()]).toEqual([true, true, false])
  moment = 59_999
  expect(mayCall()).toBe(false)
  moment = 60_000
  expect([mayCall(), mayCall(), mayCall()]).toEqual([true, true, false])
})
