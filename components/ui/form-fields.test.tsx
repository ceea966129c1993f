import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { axeViolations } from '@/tests/support/render'
import { Checkbox } from './checkbox'
import { OptionCard, OptionGroup } from './option-card'
import { Select } from './select'
import { TextArea } from './text-area'
import { TextInput } from './text-input'

describe('TextInput', () => {
  it('is named by its label and described by hint, message and counter', async () => {
    render(<TextInput id="judul" label="Judul" hint="Tulis singkat" error="Judul belum diisi" counter="100 karakter tersisa" />)
    const field = screen.getByRole('textbox', { name: 'Judul' })
    expect(field).toHaveAccessibleDescription('Tulis singkat Judul belum diisi 100 karakter tersisa')
    expect(field).toBeInvalid()
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('is neither wrong nor described when there is nothing to say', () => {
    render(<TextInput id="judul" label="Judul" note="(opsional)" />)
    const field = screen.getByRole('textbox', { name: 'Judul (opsional)' })
    expect(field).toBeValid()
    expect(field).not.toHaveAttribute('aria-describedby')
  })
})

describe('TextArea', () => {
  it('speaks its counter only after a pause in the typing', () => {
    vi.useFakeTimers()
    const { container, rerender } = render(<TextArea id="isi" label="Isi" counter="10 tersisa" readOnly value="" />)
    const spoken = container.querySelector('[aria-live]')
    rerender(<TextArea id="isi" label="Isi" counter="9 tersisa" readOnly value="a" />)
    expect(spoken).toBeEmptyDOMElement()
    vi.useRealTimers()
  })
})

describe('Select', () => {
  it('offers its options by name and reports the choice', async () => {
    const onChange = vi.fn()
    render(
      <Select id="kota" label="Kota" placeholder="Pilih kota" value="" options={[{ value: '32.73', label: 'Kota Bandung' }]} onChange={(event) => onChange(event.target.value)} />,
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kota' }), 'Kota Bandung')
    expect(onChange).toHaveBeenCalledWith('32.73')
    expect(await axeViolations(document.body)).toEqual([])
  })
})

describe('OptionGroup', () => {
  it('is one radio group with described choices', async () => {
    render(
      <OptionGroup id="jenis-group" legend="Siapa yang boleh melihat?" error="Belum diisi">
        <OptionCard id="jenis" name="jenis" label="Publik" description="Dilihat semua orang" />
        <OptionCard id="jenis-pribadi" name="jenis" label="Pribadi" description="Hanya Anda" />
      </OptionGroup>,
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Pribadi' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Publik' }))
    expect(screen.getByRole('group', { name: 'Siapa yang boleh melihat?' })).toHaveAccessibleDescription('Belum diisi')
    expect(screen.getByRole('radio', { name: 'Publik' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Publik' })).toHaveAccessibleDescription('Dilihat semua orang')
    expect(screen.getByRole('radio', { name: 'Pribadi' })).not.toBeChecked()
    expect(await axeViolations(document.body)).toEqual([])
  })
})

describe('Checkbox', () => {
  it('is ticked through its words and described by its hint', async () => {
    render(<Checkbox id="anonim" label="Sembunyikan nama saya" hint="Nama disamarkan" />)
    await userEvent.click(screen.getByText('Sembunyikan nama saya'))
    expect(screen.getByRole('checkbox', { name: 'Sembunyikan nama saya' })).toBeChecked()
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Nama disamarkan')
    expect(await axeViolations(document.body)).toEqual([])
  })
})
