import { expect, test } from 'vitest'
import { itemId } from './item-id'

test.each([
  ['1', 1],
  ['999999999', 999_999_999],
  ['1000000000', null],
  ['9'.repeat(400), null],
  ['0', null],
  ['01', null],
  ['1.5', null],
  ['1e3', null],
  ['', null],
])('an address with %s names the item %s', (text, id) => {
  expect(itemId(text)).toBe(id)
})
