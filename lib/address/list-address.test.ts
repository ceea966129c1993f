import { describe, expect, it } from 'vitest'
import { withDaysInOrder } from './days-in-order'
import { listAddress } from './list-address'
import { choiceParam, dayParam, flagParam, pageParam, queryParam, severalParam } from './params'
import { selectField } from './select-field'

const orders = ['baru', 'lama'] as const
const address = listAddress('/daftar', {
  query: queryParam,
  kinds: severalParam('jenis', ['a', 'b']),
  isFree: flagParam('gratis'),
  order: choiceParam('urut', orders, 'baru'),
  page: pageParam,
})
const filters = {
  query: 'akta lahir/ä (a)*~!',
  kinds: ['a', 'b'],
  isFree: true,
  order: 'lama',
  page: 3,
} as const

describe('listAddress', () => {
  it('is its path with everything at the default', () => {
    expect([address.href(), address.href(address.none), address.href({ page: 1 })]).toEqual([
      '/daftar',
      '/daftar',
      '/daftar',
    ])
    expect(address.read({ lain: 'x' })).toEqual(address.none)
  })

  it('writes parameters in the order of the definition, encoded as browsers encode forms', () => {
    const { page, order, ...others } = filters
    expect(address.href({ page, order, ...others })).toBe(
      '/daftar?q=akta+lahir%2F%C3%A4+%28a%29*%7E%21&jenis=a&jenis=b&gratis=1&urut=lama&halaman=3',
    )
  })

  it('writes each filter by itself, one at its default as nothing', () => {
    const { page, order, kinds } = filters
    expect(address.write({ page, order, kinds, isFree: false })).toEqual([
      { filter: 'query', fields: [] },
      {
        filter: 'kinds',
        fields: [
          ['jenis', 'a'],
          ['jenis', 'b'],
        ],
      },
      { filter: 'isFree', fields: [] },
      { filter: 'order', fields: [['urut', 'lama']] },
      { filter: 'page', fields: [['halaman', '3']] },
    ])
  })

  it('reads filters that depend on each other together', () => {
    const days = listAddress(
      '/hari',
      { from: dayParam('dari'), until: dayParam('sampai') },
      withDaysInOrder,
    )
    expect([
      days.read({ dari: '2026-02-01', sampai: '2026-01-01' }),
      days.read({ dari: '2026-02-01' }),
      days.read({ dari: '2026-01-01', sampai: '2026-01-01' }),
    ]).toEqual([
      { from: '2026-01-01', until: '2026-02-01' },
      { from: '2026-02-01', until: null },
      { from: '2026-01-01', until: '2026-01-01' },
    ])
  })
})

it('a choice of a form has the empty value where the address leaves it out', () => {
  expect(selectField(address.params.order, 'lama', orders, (each) => each.toUpperCase())).toEqual({
    name: 'urut',
    value: 'lama',
    options: [
      { value: '', text: 'BARU' },
      { value: 'lama', text: 'LAMA' },
    ],
  })
})
