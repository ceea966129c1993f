import { expect, it } from 'vitest'
import { classOf, figuresOf, noAnswers } from './portal-index'

it.each([
  [100, 'A'],
  [88.31, 'A'],
  [88.3, 'B'],
  [76.61, 'B'],
  [76.6, 'C'],
  [65, 'C'],
  [64.99, 'D'],
  [25, 'D'],
])('puts %d into class %s, as PermenPAN-RB 14/2017 does', (index, name) => {
  expect(classOf(index)).toBe(name)
})

it('makes 25 of the lowest scores and 100 of the highest', () => {
  const all = (score: number) => ({
    answers: 2,
    ratings: 2 * score,
    relevance: 2 * score,
    reachable: 2 * score,
    user_experience: 2 * score,
    user_interface: 2 * score,
  })
  expect(figuresOf(all(1))).toMatchObject({ index: 25, class: 'D' })
  expect(figuresOf(all(4))).toMatchObject({ index: 100, class: 'A', rating: 4 })
})

it('weighs the four aspects alike and writes two decimals, by which the class goes', () => {
  const sums = {
    answers: 3,
    ratings: 13,
    relevance: 12,
    reachable: 10,
    user_experience: 11,
    user_interface: 9,
  }
  expect(figuresOf(sums)).toEqual({
    index: 87.5,
    class: 'B',
    aspects: { relevance: 4, reachable: 3.33, user_experience: 3.67, user_interface: 3 },
    rating: 4.33,
  })
})

it('has no figures of no answers', () => {
  expect(figuresOf(noAnswers)).toBeNull()
})
