import { expect, test } from 'vitest'
import { email } from './complaint-fields'

test.each(['budi@gmail.com', 'budi@gmial.com', 'nama@desa.id', `${'a'.repeat(64)}@gmail.com`])(
  '%s can be an address',
  (address) => expect(email.safeParse(address).data).toBe(address),
)

test.each([
  'a@b-.co',
  'a@-dinas.id',
  `a@${'b'.repeat(64)}.id`,
  `${'a'.repeat(65)}@gmail.com`,
  'bu..di@gmail.com',
  'budi',
])('%s cannot, and is told so once', (address) =>
  expect(email.safeParse(address).error?.issues.map(({ message }) => message)).toEqual(['email']),
)
