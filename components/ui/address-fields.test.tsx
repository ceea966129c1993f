import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listAddress } from '@/lib/address/list-address'
import { flagParam, pageParam, queryParam, severalParam } from '@/lib/address/params'
import { AddressFields } from './address-fields'

const address = listAddress('/daftar', {
  kinds: severalParam('jenis', ['a', 'b', 'c']),
  query: queryParam,
  isFree: flagParam('gratis'),
  isOpen: flagParam('buka'),
  page: pageParam,
})

test('fields stand in the order of the address, hidden ones keep what is not asked for, and the page is the first', () => {
  const { container } = render(
    <form>
      <AddressFields
        address={address}
        filters={{
          kinds: ['a', 'c'],
          query: 'akta & kartu',
          isFree: false,
          isOpen: true,
          page: 3,
        }}
        fields={{ query: <input name="q" defaultValue="" /> }}
      />
    </form>,
  )
  const form = container.querySelector('form')
  expect(form && [...new FormData(form)]).toEqual([
    ['jenis', 'a'],
    ['jenis', 'c'],
    ['q', ''],
    ['buka', '1'],
  ])
})
