import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json'

test('the order of keys does not matter, the order of lists does', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true })).toBe(
    canonicalJson({ a: true, b: [1, { c: 'x', d: null }] }),
  )
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
})

test('text that looks like structure stays text', () => {
  expect(canonicalJson({ a: '1,"b":2' })).not.toBe(canonicalJson({ a: '1', b: 2 }))
})

test('a key without value is no key', () => {
  expect(canonicalJson({ a: 1, b: undefined })).toBe('{"a":1}')
})
