import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test } from 'vitest'
import { serviceAddress, type ServiceFilters } from '@/lib/address/lists/service-address'
import { renderIn } from '@/tests/support/render'
import { AddressForm } from './address-form'

const form = (filters: Partial<ServiceFilters>, anchor?: string) => (
  <AddressForm
    address={serviceAddress}
    filters={{ ...serviceAddress.none, ...filters }}
    fields={{ query: <input name="q" aria-label="Kata" defaultValue={filters.query} /> }}
    label="Saring"
    className="flex"
    anchor={anchor}
  >
    <button type="submit">Terapkan</button>
  </AddressForm>
)

test('leads by GET to the list in the language of the page, and to a place on it', () => {
  const { rerender } = renderIn('en', form({}))
  const shown = () => screen.getByRole<HTMLFormElement>('form', { name: 'Saring' })
  expect([shown().method, shown().getAttribute('action')]).toEqual(['get', '/en/layanan'])
  rerender(<NextIntlClientProvider locale="id">{form({}, 'daftar')}</NextIntlClientProvider>)
  expect(shown()).toHaveAttribute('action', '/layanan#daftar')
})

test('shows the filters of the new address after a navigation, not what was typed before', async () => {
  const { rerender } = renderIn('id', form({ query: 'kartu' }))
  await userEvent.type(screen.getByRole('textbox'), ' keluarga')
  rerender(
    <NextIntlClientProvider locale="id">
      {form({ query: 'kartu', category: 'Kesehatan' })}
    </NextIntlClientProvider>,
  )
  expect(screen.getByRole('textbox')).toHaveValue('kartu')
})
