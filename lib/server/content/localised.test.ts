import { describe, expect, it } from 'vitest'
import { localised } from './localised'

describe('localised', () => {
  it('chooses the language at any depth and leaves everything else as it is', () => {
    const value = {
      id: 3,
      note: null,
      list: [{ name: { id: 'sawah', en: 'rice field' }, years: '1961' }],
      image: '/a.svg',
    }
    expect(localised(value, 'en')).toEqual({
      id: 3,
      note: null,
      list: [{ name: 'rice field', years: '1961' }],
      image: '/a.svg',
    })
    expect(localised(value, 'id')).toMatchObject({ list: [{ name: 'sawah' }] })
  })

  it('takes an item with a number and an English name for an item, not for a text', () => {
    expect(localised({ id: 1, en: 'x' }, 'en')).toEqual({ id: 1, en: 'x' })
  })
})
