import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { secretPattern } from '@/lib/schemas/complaints'
import { deriveSecret, hashesMatch, hashFormKey, hashSecret } from './complaint-secret'

const key = '0b9f3f0e-6a0f-4f57-9a43-5e2f6f0f8a11'
const number = 'JBR-20260131-7K4M9Q'

test('the same key, salt and number give the same secret, in its published form', () => {
  const secret = deriveSecret(key, 'salt', number)
  expect(secret).toMatch(secretPattern)
  expect(deriveSecret(key.toUpperCase(), 'salt', number)).toBe(secret)
})

test('another key, salt or number gives another secret', () => {
  const secrets = [
    deriveSecret(key, 'salt', number),
    deriveSecret(randomUUID(), 'salt', number),
    deriveSecret(key, 'salz', number),
    deriveSecret(key, 'salt', 'JBR-20260131-7K4M9R'),
  ]
  expect(new Set(secrets).size).toBe(4)
})

test('a secret is recognised as people copy it', () => {
  const secret = deriveSecret(key, 'salt', number)
  const grouped = secret.toLowerCase().replace(/(.{5})/g, '$1-')
  expect(hashesMatch(hashSecret(grouped), hashSecret(secret))).toBe(true)
})

test('nothing matches a hash that is not there, not even the stand-in it is compared with', () => {
  expect(hashesMatch('0'.repeat(64), null)).toBe(false)
  expect(hashesMatch('0'.repeat(64), undefined)).toBe(false)
  expect(hashesMatch(hashSecret('A'), hashSecret('B'))).toBe(false)
})

test('a form key is one key in upper and lower case', () => {
  expect(hashFormKey(key.toUpperCase())).toBe(hashFormKey(key))
})
