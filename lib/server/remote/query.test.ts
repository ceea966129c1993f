import { expect, it } from 'vitest'
import { parametersOf, part } from './query'

it('writes a question in the words of the contract', () => {
  const query = {
    per_page: 5,
    cat: ['ekonomi', 'sosial'],
    is_active: true,
    open: false,
    q: 'a&b=c',
    tag: '',
    exclude: undefined,
    year: null,
  }
  expect(parametersOf(query).toString()).toBe(
    'cat%5B%5D=ekonomi&cat%5B%5D=sosial&is_active=1&open=0&per_page=5&q=a%26b%3Dc',
  )
})

it('never lets words become a part of the path', () => {
  expect(part('../../operator?x#y')).toBe('..%2F..%2Foperator%3Fx%23y')
  expect(part('\ud800')).toBe('%EF%BF%BD')
})
