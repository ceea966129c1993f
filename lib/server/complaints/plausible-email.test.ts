import { expect, test } from 'vitest'
import { isPlausibleEmail } from './plausible-email'

test.each([
  'budi@gmail.com',
  'siti.aminah+aduan@yahoo.co.id',
  'warga@jabarprov.go.id',
  'a@xn--80ak6aa92e.com',
  'x@mail.example-dinas.id',
  'nama@desa.id',
])('accepts %s', (address) => expect(isPlausibleEmail(address)).toBe(true))

test.each([
  'budi@gmial.com',
  'budi@gmal.com',
  'budi@yaho.co',
  'budi@gmail.con',
  'budi@gmail',
  'budi@localhost',
  'budi@kantor.test',
  'budi@kantor.invalid',
  'budi@example.com',
  'budi@mail.example.org',
  'bu..di@gmail.com',
  'budi@gmail..com',
  '.budi@gmail.com',
  'budi.@gmail.com',
  'budi@127.0.0.1',
  'budi@-dinas.id',
  'budi',
  '',
  `${'a'.repeat(65)}@gmail.com`,
  `budi@${'a'.repeat(64)}.id`,
  'budi\n@gmail.com',
])('refuses %j', (address) => expect(isPlausibleEmail(address)).toBe(false))
