import { describe, expect, it } from 'vitest'
import { readLifeEvents } from './life-event'

const birth = {
  id: 2,
  name: 'Kelahiran',
  title: 'Kelahiran',
  description: 'Akta dan imunisasi',
  logo: 'baby',
  light_icon: 'baby',
  sectors: ['Akta'],
}
const read = {
  id: 2,
  name: 'Kelahiran',
  title: 'Kelahiran',
  description: 'Akta dan imunisasi',
  logo: 'baby',
}

describe('readLifeEvents', () => {
  it.each([
    ['in data', { data: [birth] }],
    ['one level deeper', { data: { data: [birth] } }],
  ])('finds the list %s', (_, body) => {
    expect(readLifeEvents(body)).toEqual([read])
  })

  it('names an event without title by its name and leaves out what has neither number nor name', () => {
    const body = {
      data: [{ id: 3, name: 'Sekolah' }, { id: 'x', name: 'Y' }, { id: 4, name: ' ' }, null, 'Z'],
    }
    expect(readLifeEvents(body)).toEqual([
      { id: 3, name: 'Sekolah', title: 'Sekolah', description: '', logo: null },
    ])
  })

  it.each([[null], ['<html>'], [{}], [{ data: null }], [{ data: { items: [] } }], [[birth]]])(
    'sees no list in %j',
    (body) => {
      expect(readLifeEvents(body)).toBeNull()
    },
  )
})
