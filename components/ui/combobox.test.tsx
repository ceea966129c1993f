import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { axeViolations } from '@/tests/support/render'
import { Combobox } from './combobox'

const cities = ['Kabupaten Bandung', 'Kabupaten Bogor', 'Kota Bandung']

function Page({ busyText, error }: { busyText?: string; error?: string }) {
  const [value, setValue] = useState('')
  return (
    <dialog open>
      <Combobox
        id="domisili"
        label="Domisili"
        hint="Tempat tinggal"
        error={error}
        options={busyText ? [] : cities.map((name) => ({ value: name.toUpperCase(), label: name }))}
        value={value}
        onChoose={setValue}
        placeholder="Pilih kota"
        showLabel="Tampilkan daftar"
        emptyText="Tidak ada pilihan"
        countText={(count) => `${count} pilihan`}
        busyText={busyText}
      />
      <output>{value}</output>
      <button type="button">Lanjut</button>
    </dialog>
  )
}

const field = () => screen.getByRole('combobox', { name: 'Domisili' })
const chosen = () => document.querySelector('output')?.textContent
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent)

beforeEach(() => {
  // jsdom measures nothing and scrolls nothing.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Element.prototype.scrollIntoView = () => undefined
})

describe('Combobox', () => {
  it('is named, described and required like every field', async () => {
    render(<Page error="Domisili belum diisi" />)
    expect(field()).toHaveAccessibleDescription('Tempat tinggal Domisili belum diisi')
    expect(field()).toBeInvalid()
    expect(field()).toBeRequired()
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('offers the whole list on focus, inside the dialog it stands in', async () => {
    render(<Page />)
    await userEvent.click(field())
    expect(offered()).toEqual(cities)
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('dialog')).toContainElement(
      screen.getByRole('listbox', { name: 'Tampilkan daftar' }),
    )
    expect(screen.getByText('3 pilihan')).toHaveAttribute('role', 'status')
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('finds words anywhere in any case, and chooses with the keyboard alone', async () => {
    render(<Page />)
    await userEvent.tab()
    await userEvent.keyboard('BANDUNG ko')
    expect(offered()).toEqual(['Kota Bandung'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(chosen()).toBe('KOTA BANDUNG')
    expect(field()).toHaveValue('Kota Bandung')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  it('chooses with the pointer and marks the choice', async () => {
    render(<Page />)
    await userEvent.click(field())
    await userEvent.click(screen.getByRole('option', { name: 'Kabupaten Bogor' }))
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan daftar' }))
    expect(chosen()).toBe('KABUPATEN BOGOR')
    expect(screen.getByRole('option', { name: 'Kabupaten Bogor' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })

  it('passes by without choosing anything', async () => {
    render(<Page />)
    await userEvent.tab()
    expect(screen.getByRole('listbox')).toBeVisible()
    await userEvent.tab()
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Lanjut' })).toHaveFocus()
    expect(chosen()).toBe('')
  })

  it('takes the first Escape for its list and leaves the second to the dialog around it', async () => {
    render(<Page />)
    await userEvent.tab()
    // False: the browser is kept from closing the dialog.
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false)
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true)
  })

  it('forgets what was typed when nothing was chosen, and the choice when it is erased', async () => {
    render(<Page />)
    await userEvent.type(field(), 'bogor{Enter}')
    expect(chosen()).toBe('KABUPATEN BOGOR')
    await userEvent.clear(field())
    await userEvent.type(field(), 'xyz')
    expect(chosen()).toBe('')
    await userEvent.click(screen.getByRole('button', { name: 'Lanjut' }))
    expect(field()).toHaveValue('')
  })

  it('says so when nothing fits', async () => {
    render(<Page />)
    await userEvent.type(field(), 'surabaya')
    expect(offered()).toEqual(['Tidak ada pilihan'])
    expect(screen.getByRole('option')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('Tidak ada pilihan', { selector: '[role=status]' })).toBeInTheDocument()
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('says that the list is on its way', async () => {
    render(<Page busyText="Memuat daftar" />)
    await userEvent.click(field())
    expect(field()).toHaveAttribute('aria-busy', 'true')
    expect(offered()).toEqual(['Memuat daftar'])
    expect(await axeViolations(document.body)).toEqual([])
  })
})
