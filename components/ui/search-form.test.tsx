import { screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { SearchForm } from './search-form'

// jsdom does not know the search element yet, and React would report an unknown tag.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })

const form = (query: string) => (
  <SearchForm
    action="/layanan"
    label="Cari nama layanan"
    submitLabel="Cari"
    query={query}
    hiddenFields={[['kategori', 'Kesehatan']]}
  />
)
const sentBy = (container: Element) => {
  const element = container.querySelector('form')
  return element ? [...new FormData(element)] : []
}

describe('SearchForm', () => {
  it('sends the words and the given parameters by GET', async () => {
    const { container } = renderIn('id', form('kartu'))
    expect(container.querySelector('form')).toHaveAttribute('action', '/layanan')
    expect(container.querySelector('form')?.method).toBe('get')
    expect(sentBy(container)).toEqual([
      ['kategori', 'Kesehatan'],
      ['q', 'kartu'],
    ])
    expect(await axeViolations(container)).toEqual([])
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
