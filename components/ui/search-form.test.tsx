import { screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { serviceAddress } from '@/lib/address/lists/service-address'
import { SearchForm } from './search-form'

const form = (query: string) => (
  <SearchForm
    address={serviceAddress}
    filters={{ ...serviceAddress.none, query, category: 'Kesehatan' }}
    label="Cari nama layanan"
    submitLabel="Cari"
  />
)
const sentBy = (container: Element) => {
  const element = container.querySelector('form')
  return element ? [...new FormData(element)] : []
}

describe('SearchForm', () => {
  it('sends the words and the other filters by GET', async () => {
    const { container } = renderIn('id', form('kartu'))
    expect(container.querySelector('form')).toHaveAttribute('action', '/layanan')
    expect(container.querySelector('form')?.method).toBe('get')
    expect(sentBy(container)).toEqual([
      ['q', 'kartu'],
      ['kategori', 'Kesehatan'],
    ])
    expect(await axeViolations(container)).toEqual([])
  })

  it('leads to the list in the language of the page', () => {
    const { container } = renderIn('en', form(''))
    expect(container.querySelector('form')).toHaveAttribute('action', '/en/layanan')
  })

  it('has a named field and a submit button that needs no script', () => {
    renderIn('id', form(''))
    expect(screen.getByRole('searchbox', { name: 'Cari nama layanan' })).toHaveValue('')
    expect(screen.getByRole('button', { name: 'Cari' })).toHaveAttribute('type', 'submit')
  })

  it('shows the words of the new address after a navigation', () => {
    const { rerender } = renderIn('id', form('kartu'))
    rerender(<NextIntlClientProvider locale="id">{form('paspor')}</NextIntlClientProvider>)
    expect(screen.getByRole('searchbox')).toHaveValue('paspor')
  })
})
