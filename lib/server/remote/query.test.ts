import { expect, it } from 'vitest'
import { pathPart, searchParamsOf } from './query'

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
  expect(searchParamsOf(query).toString()).toBe(
    'cat%5B%5D=ekonomi&cat%5B%5D=sosial&is_active=1&open=0&per_page=5&q=a%26b%3Dc',
  )
})

it('never lets words become a part of the path', () => {
  expect(pathPart('../../operator?x#y')).toBe('..%2F..%2Foperator%3Fx%23y')
  expect(pathPart('\ud800')).toBe('%EF%BF%BD')
})
