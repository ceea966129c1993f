import { expect, test } from 'vitest'
import { phone } from '@/lib/schemas/complaint-fields'
import { typedPhone } from './typed-phone'

test.each([
  ['+62 812-3456-7890', '0812-3456-7890'],
  ['+6281234567890', '081234567890'],
  ['6281234567890', '081234567890'],
  ['0062 812 3456 7890', '0812 3456 7890'],
  ['\u202A+62 812-3456-7890\u202C', '0812-3456-7890\u202C'],
  ['+62 0812 3456 7890', '0812 3456 7890'],
  ['+62 (812) 3456 7890', '0812) 3456 7890'],
  ['(0812) 3456‑7890', '(0812) 3456‑7890'],
])('%s is %s here, which the form takes', (typed, national) => {
  expect(typedPhone(typed)).toBe(national)
  expect(phone.parse(national)).toBe('081234567890')
})

test.each(['', '+', '+62', '081234567890', '0812 6281', '+65 8123 4567', '+62 22 423 2448'])(
  '%j stays as it is',
  (typed) => expect(typedPhone(typed)).toBe(typed),
)
