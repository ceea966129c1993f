import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { type ChosenOffice, OfficeChoice } from './office-choice'
import { rememberDistrict } from './remembered-district'

const office = (code: string, district: string, facts: Partial<ChosenOffice> = {}) => ({
  code,
  district,
  name: `Disdukcapil ${district}`,
  website: null,
  government: 'https://contoh.example',
  address: null,
  phone: null,
  hours: null,
  ...facts,
})
const offices = [
  office('32.05', 'Kabupaten Garut'),
  office('32.73', 'Kota Bandung', { phone: '022-1234567', website: 'https://kantor.example' }),
]
const show = () =>
  renderIn(
    'id',
    <main>
      <h1>Layanan</h1>
      <h2>Kantor</h2>
      <OfficeChoice offices={offices} />
    </main>,
  )

afterEach(() => rememberDistrict(''))

describe('OfficeChoice', () => {
  it('shows the chosen office, what is not known of it, and finds it again on the next page', async () => {
    const { unmount, container } = show()
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: /Kabupaten atau kota/ }),
      'Kabupaten Garut',
    )
    const heading = screen.getByRole('heading', { name: 'Disdukcapil Kabupaten Garut' })
    const card = within(heading.parentElement ?? container)
    expect(card.getByText('Belum dinyatakan: Alamat, Telepon, dan Jam layanan.')).toBeVisible()
    expect(
      card.getByRole('link', { name: /Situs pemerintah Kabupaten Garut: contoh\.example/ }),
    ).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
    unmount()
    show()
    expect(screen.getByRole('heading', { name: 'Disdukcapil Kabupaten Garut' })).toBeVisible()
  })

  it('has all of them folded, for whoever has no scripts', () => {
    const { container } = show()
    expect(screen.queryByRole('heading', { name: /Disdukcapil/ })).toBeNull()
    const rows = container.querySelectorAll('details li')
    expect(rows).toHaveLength(2)
    expect(rows[1]).toHaveTextContent('kantor.example')
    expect(rows[1]).toHaveTextContent('Telepon: 022-1234567')
  })

  it('forgets with another tab, and lets somebody choose where there is no room to keep it', async () => {
    show()
    const choice = screen.getByRole('combobox')
    await userEvent.selectOptions(choice, 'Kabupaten Garut')
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(choice).toHaveValue('')
    await userEvent.selectOptions(choice, 'Kabupaten Garut')
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await userEvent.selectOptions(choice, 'Kota Bandung')
    expect(choice).toHaveValue('32.73')
    refuse.mockRestore()
  })

  it('tells of an office that somebody chooses, not of the one that comes with the page', async () => {
    rememberDistrict('32.05')
    show()
    const region = screen
      .getByRole('heading', { name: 'Disdukcapil Kabupaten Garut' })
      .closest('[aria-live]')
    expect(region).toHaveAttribute('aria-live', 'off')
    await userEvent.tab()
    expect(screen.getByRole('combobox')).toHaveFocus()
    // Before the choice: what a region already holds is not told.
    expect(region).toHaveAttribute('aria-live', 'polite')
  })

  it('shows nothing for a place that is none of them', () => {
    rememberDistrict('99.99')
    show()
    expect(screen.getByRole('combobox')).toHaveValue('')
  })
})
