import { expect, it } from 'vitest'
import { textHash } from './repeated-text'

it('names the same words alike whatever their case, signs and spaces', () => {
  expect(textHash('Jalan rusak', 'Lubang dalam, bahaya!')).toBe(
    textHash('  JALAN   rusak.', 'lubang dalam – bahaya'),
  )
})

it('tells other words apart', () => {
  expect(textHash('Jalan rusak', 'Lubang dalam')).not.toBe(
    textHash('Jalan rusak', 'Lubang dangkal'),
  )
  expect(textHash('Jalan', 'rusak parah')).not.toBe(textHash('Jalan rusak', 'parah'))
})
