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
    render(
      <TextInput
        id="judul"
        label="Judul"
        hint="Tulis singkat"
        error="Judul belum diisi"
        counter="100 karakter tersisa"
      />,
    )
    const field = screen.getByRole('textbox', { name: 'Judul' })
    expect(field).toHaveAccessibleDescription(
      'Tulis singkat Judul belum diisi 100 karakter tersisa',
    )
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

describe('TextInput that takes nothing', () => {
  it('shows its value in reach when read-only and out of reach when disabled', async () => {
    render(
      <>
        <TextInput id="nomor" label="Nomor" readOnly defaultValue="JBR-1" />
        <TextInput id="provinsi" label="Provinsi" disabled defaultValue="Jawa Barat" />
      </>,
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Nomor' }), 'x')
    expect(screen.getByRole('textbox', { name: 'Nomor' })).toHaveFocus()
    expect(screen.getByRole('textbox', { name: 'Nomor' })).toHaveValue('JBR-1')
    expect(screen.getByRole('textbox', { name: 'Provinsi' })).toBeDisabled()
    expect(await axeViolations(document.body)).toEqual([])
  })
})

describe('TextArea', () => {
  it('is named by its label and described by its message and counter', async () => {
    render(
      <TextArea id="isi" label="Isi" error="Isi belum ditulis" counter="500 karakter tersisa" />,
    )
    const field = screen.getByRole('textbox', { name: 'Isi' })
    expect(field).toHaveAccessibleDescription('Isi belum ditulis 500 karakter tersisa')
    expect(field).toBeInvalid()
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('speaks its counter only after a pause in the typing', () => {
    vi.useFakeTimers()
    const { container, rerender } = render(
      <TextArea id="isi" label="Isi" counter="10 tersisa" readOnly value="" />,
    )
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
      <Select
        id="kota"
        label="Kota"
        placeholder="Pilih kota"
        value=""
        options={[{ value: '32.73', label: 'Kota Bandung' }]}
        onChange={(event) => onChange(event.target.value)}
      />,
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kota' }), 'Kota Bandung')
    expect(onChange).toHaveBeenCalledWith('32.73')
    expect(await axeViolations(document.body)).toEqual([])
  })
})

describe('Select that waits', () => {
  it('is busy while its list is on its way, and says what is wrong or missing', async () => {
    render(
      <>
        <Select
          id="kota"
          label="Kota"
          placeholder="Memuat daftar"
          value=""
          isBusy
          onChange={() => undefined}
          options={[]}
          error="Kota belum dipilih"
        />
        <Select
          id="kecamatan"
          label="Kecamatan"
          placeholder="Pilih kota dahulu"
          value=""
          disabled
          onChange={() => undefined}
          options={[]}
        />
      </>,
    )
    const [city, district] = [
      screen.getByRole('combobox', { name: 'Kota' }),
      screen.getByRole('combobox', { name: 'Kecamatan' }),
    ]
    expect(city).toHaveAttribute('aria-busy', 'true')
    expect(city).toHaveDisplayValue('Memuat daftar')
    expect(city).toHaveAccessibleDescription('Kota belum dipilih')
    expect(district).toBeDisabled()
    expect(await axeViolations(document.body)).toEqual([])
  })
})

describe('OptionGroup', () => {
  it('walks with the arrow keys past a choice that is out of use', async () => {
    render(
      <OptionGroup id="g" legend="Jenis">
        <OptionCard id="a" name="g" label="Satu" />
        <OptionCard id="b" name="g" label="Dua" disabled />
        <OptionCard id="c" name="g" label="Tiga" />
      </OptionGroup>,
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Satu' }))
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('radio', { name: 'Dua' })).toBeDisabled()
    expect(screen.getByRole('radio', { name: 'Tiga' })).toBeChecked()
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('is one radio group with described choices', async () => {
    render(
      <OptionGroup id="jenis-group" legend="Siapa yang boleh melihat?" error="Belum diisi">
        <OptionCard id="jenis" name="jenis" label="Publik" description="Dilihat semua orang" />
        <OptionCard id="jenis-pribadi" name="jenis" label="Pribadi" description="Hanya Anda" />
      </OptionGroup>,
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Pribadi' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Publik' }))
    expect(
      screen.getByRole('group', { name: 'Siapa yang boleh melihat?' }),
    ).toHaveAccessibleDescription('Belum diisi')
    // What the cards are marked by.
    expect(screen.getByRole('group')).toHaveAttribute('data-has-error')
    expect(screen.getByRole('radio', { name: 'Publik' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Publik' })).toHaveAccessibleDescription(
      'Dilihat semua orang',
    )
    expect(screen.getByRole('radio', { name: 'Pribadi' })).not.toBeChecked()
    expect(await axeViolations(document.body)).toEqual([])
  })
})

describe('Checkbox', () => {
  it('turns with the space bar and not at all when disabled', async () => {
    render(
      <>
        <Checkbox id="anonim" label="Sembunyikan nama saya" />
        <Checkbox id="setuju" label="Setuju" disabled defaultChecked />
      </>,
    )
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.click(screen.getByText('Setuju'))
    expect(screen.getByRole('checkbox', { name: 'Sembunyikan nama saya' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Setuju' })).toBeChecked()
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('is ticked through its words and described by its hint', async () => {
    render(<Checkbox id="anonim" label="Sembunyikan nama saya" hint="Nama disamarkan" />)
    await userEvent.click(screen.getByText('Sembunyikan nama saya'))
    expect(screen.getByRole('checkbox', { name: 'Sembunyikan nama saya' })).toBeChecked()
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Nama disamarkan')
    expect(await axeViolations(document.body)).toEqual([])
  })
})
