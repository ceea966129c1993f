import { describe, expect, it } from 'vitest'
import { completeForm } from './sample-form'
import { emptyForm, feedbackFields, isRatingOverdue, type FeedbackForm } from './form'
import { occupationTextMax, problemsOf } from './problems'

const problemsWith = (change: Partial<FeedbackForm>) => problemsOf({ ...completeForm, ...change })

describe('problemsOf', () => {
  it('finds nothing wrong with a complete form', () => {
    expect(problemsOf(completeForm)).toEqual([])
  })

  it('asks for every answer of an empty form in the order of the screen, but not for the free text nobody was asked for', () => {
    expect(problemsOf(emptyForm)).toEqual(
      feedbackFields
        .filter((field) => field !== 'occupation_text')
        .map((field) => ({ field, rule: 'required' })),
    )
  })

  it.each(feedbackFields.filter((field) => field !== 'occupation_text'))(
    'is not complete without %s',
    (field) => {
      expect(problemsWith({ [field]: '' })).toEqual([{ field, rule: 'required' }])
    },
  )

  it.each(['criticism', 'suggestions'] as const)('does not take blanks for %s', (field) => {
    expect(problemsWith({ [field]: ' \n\t ' })).toEqual([{ field, rule: 'required' }])
  })

  it.each(['criticism', 'suggestions'] as const)(
    'takes 500 characters of %s and not 501',
    (field) => {
      expect(problemsWith({ [field]: 'x'.repeat(500) })).toEqual([])
      expect(problemsWith({ [field]: 'x'.repeat(501) })).toEqual([
        { field, rule: 'max', length: 500 },
      ])
    },
  )

  it('names characters the server would refuse', () => {
    expect(problemsWith({ criticism: 'a\u0000b' })).toEqual([
      { field: 'criticism', rule: 'characters' },
    ])
  })

  it.each(['10', '22', '99'])('takes the age %s', (age) => {
    expect(problemsWith({ age })).toEqual([])
  })

  it.each(['9', '05', '100', '2a', 'dua', '-5', '2.', '1e', '２２'])(
    'does not take the age %s',
    (age) => {
      expect(problemsWith({ age })).toEqual([{ field: 'age', rule: 'twoDigits' }])
    },
  )

  it('asks for the free text only beside Lainnya', () => {
    expect(problemsWith({ occupation: 'Lainnya', occupation_text: '  ' })).toEqual([
      { field: 'occupation_text', rule: 'required' },
    ])
    expect(problemsWith({ occupation: 'Lainnya', occupation_text: 'Petani' })).toEqual([])
    expect(problemsWith({ occupation: 'PNS', occupation_text: '' })).toEqual([])
  })

  it('leaves room for the prefix in what the server takes as occupation', () => {
    expect(
      problemsWith({ occupation: 'Lainnya', occupation_text: 'x'.repeat(occupationTextMax) }),
    ).toEqual([])
    expect(
      problemsWith({ occupation: 'Lainnya', occupation_text: 'x'.repeat(occupationTextMax + 1) }),
    ).toEqual([{ field: 'occupation_text', rule: 'max', length: occupationTextMax }])
  })
})

describe('isRatingOverdue', () => {
  it('waits until another answer is given without a rating', () => {
    expect(isRatingOverdue(emptyForm)).toBe(false)
    expect(isRatingOverdue({ ...emptyForm, criticism: '  ' })).toBe(false)
    expect(isRatingOverdue({ ...emptyForm, gender: 'P' })).toBe(true)
    expect(isRatingOverdue({ ...emptyForm, gender: 'P', rating: '1' })).toBe(false)
  })
})
