import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { base32Alphabet, isMistyped } from '@/lib/complaints/number-check'
import { findPersonalData } from '@/lib/complaints/personal-data'
import { complaintNumber, complaintNumberPattern } from '@/lib/schemas/complaints'
import { newComplaintNumber, parseComplaintNumber } from './complaint-number'

const moment = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2090-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const number = moment.map((now) => newComplaintNumber(now))
/** Places of the digits and characters that the check character covers, itself included. */
const places = [4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18]

test('a new number has the published form and is read back as itself', () => {
  fc.assert(
    fc.property(number, (value) => {
      expect(value).toMatch(complaintNumberPattern)
      expect(parseComplaintNumber(value)).toBe(value)
    }),
  )
})

test('a number in a text is no personal data, written with spaces either', () => {
  fc.assert(
    fc.property(number, fc.constantFrom('-', ' '), (value, sign) => {
      const text = `Lanjutan aduan ${value.replaceAll('-', sign)}, masih sama.`
      expect(findPersonalData(text)).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('a number is read with the signs that come along when it is pasted', () => {
  const value = newComplaintNumber(new Date())
  for (const typed of [`\u202A${value}\u202C`, `(${value}),`, `#${value}\u200B`])
    expect(parseComplaintNumber(typed)).toBe(value)
})

test('the day in a number is the day in Jakarta', () => {
  const lateInLondon = new Date('2026-01-31T17:00:00Z')
  expect(newComplaintNumber(lateInLondon).slice(4, 12)).toBe('20260201')
})

test('every single wrong character is noticed', () => {
  fc.assert(
    fc.property(
      number,
      fc.constantFrom(...places),
      fc.constantFrom(...base32Alphabet.split('')),
      (value, place, character) => {
        fc.pre(value[place] !== character)
        const wrong = value.slice(0, place) + character + value.slice(place + 1)
        expect(parseComplaintNumber(wrong)).toBeNull()
        // A letter among the digits of the day makes another form, which is merely unknown.
        expect(isMistyped(wrong)).toBe(complaintNumberPattern.test(wrong))
        expect(isMistyped(value)).toBe(false)
      },
    ),
    { numRuns: 2000 },
  )
})

test('every swap of two neighbours is noticed, also across the hyphen and with the check character', () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 0, max: places.length - 2 }), (value, index) => {
      const characters = value.split('')
      const left = places[index] ?? 0
      const right = places[index + 1] ?? 0
      fc.pre(characters[left] !== characters[right])
      characters[left] = value.charAt(right)
      characters[right] = value.charAt(left)
      expect(parseComplaintNumber(characters.join(''))).toBeNull()
    }),
    { numRuns: 1000 },
  )
})

test('numbers are accepted as people type them', () => {
  const value = newComplaintNumber(new Date('2026-01-31T05:00:00Z'), () => 0)
  const spoken = value.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
  for (const typed of [
    spoken,
    value.replaceAll('-', ''),
    value.replaceAll('-', ' – '),
    ` ${value} `,
  ])
    expect(parseComplaintNumber(typed)).toBe(value)
  expect(parseComplaintNumber(complaintNumber.parse(spoken))).toBe(value)
})

test('empty, short and foreign texts are no numbers', () => {
  for (const typed of [
    '',
    ' ',
    'JBR',
    'JBR-20260131-',
    '%',
    'JBR-20260131-7K4M9Q7K4M9Q',
    'ABC-20260131-7K4M9Q',
  ])
    expect(parseComplaintNumber(typed)).toBeNull()
})
