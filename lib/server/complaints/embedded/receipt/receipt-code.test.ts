import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { isReceiptCode, receiptCode } from './receipt-code'

const number = 'JBR-20260131-7K4M9Q'
const salt = '0123456789abcdef0123456789abcdef'

test('a code has eight characters that survive being read out', () => {
  expect(receiptCode(salt, number)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
})

test('a code is accepted as people type it', () => {
  const code = receiptCode(salt, number)
  for (const typed of [
    code,
    code.toLowerCase(),
    code.replace('-', ''),
    ` ${code.replace('-', ' ')} `,
    code.replaceAll('0', 'o').replaceAll('1', 'l'),
  ]) {
    expect(isReceiptCode(typed, salt, number)).toBe(true)
  }
})

test('no other code, number, salt or missing complaint is genuine', () => {
  const code = receiptCode(salt, number)
  expect(isReceiptCode(code, salt, 'JBR-20260131-7K4M9R')).toBe(false)
  expect(isReceiptCode(code, 'f'.repeat(32), number)).toBe(false)
  expect(isReceiptCode(code, null, number)).toBe(false)
  expect(isReceiptCode('', salt, number)).toBe(false)
  assert(property(string({ maxLength: 32 }), (typed) => !isReceiptCode(typed, salt, number)))
})
