import { expect, test } from 'vitest'
import { excerptMax, excerptOf, maskedNumber } from './monitored-text'

test('a short text stays whole, on one line', () => {
  expect(excerptOf(' Lubang\n\ndalam  sekali. ')).toBe('Lubang dalam sekali.')
})

test('a long text ends between words and says that it goes on', () => {
  const excerpt = excerptOf('kata '.repeat(60))
  expect(excerpt.length).toBeLessThanOrEqual(excerptMax)
  expect(excerpt).toMatch(/^(kata )+kata…$/)
})

test('a text without spaces is cut, but no character is cut in half', () => {
  const excerpt = excerptOf(`a${'😀'.repeat(100)}`)
  expect(excerpt.length).toBeLessThanOrEqual(excerptMax)
  expect(excerpt.isWellFormed()).toBe(true)
})

test('a masked number keeps its day and two characters', () => {
  expect(maskedNumber('JBR-20260131-7K4M9Q')).toBe('JBR-20260131-7K•••')
})
