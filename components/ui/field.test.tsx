import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { axeViolations } from '@/tests/support/render'
import { Field, FieldError } from './field'

afterEach(() => {
  vi.useRealTimers()
})

const field = (counter: string) => (
  <Field
    id="isi"
    label="Isi"
    note="(opsional)"
    hint="Tulis singkat"
    counter={counter}
    describedBy="warning"
  >
    {(attributes) => <input {...attributes} />}
  </Field>
)

describe('Field', () => {
  it('ties label, note, hint, counter and other descriptions to any control', async () => {
    const { container } = render(
      <>
        {field('9 tersisa')}
        <p id="warning">Ada nomor telepon</p>
      </>,
    )
    const control = screen.getByRole('textbox', { name: 'Isi (opsional)' })
    expect(control).toHaveAccessibleDescription('Tulis singkat 9 tersisa Ada nomor telepon')
    expect(control).not.toHaveAttribute('aria-invalid')
    expect(await axeViolations(container)).toEqual([])
  })

  it('says nothing of the counter before somebody types', () => {
    vi.useFakeTimers()
    const { container } = render(field('100 tersisa'))
    act(() => void vi.advanceTimersByTime(10_000))
    expect(container.querySelector('[aria-live=polite]')).toBeEmptyDOMElement()
  })

  it('says the counter once, a second after the last key', () => {
    vi.useFakeTimers()
    const { container, rerender } = render(field('9 tersisa'))
    const spoken = container.querySelector('[aria-live=polite]')
    act(() => void vi.advanceTimersByTime(999))
    rerender(field('8 tersisa'))
    act(() => void vi.advanceTimersByTime(999))
    expect(spoken).toBeEmptyDOMElement()
    act(() => void vi.advanceTimersByTime(1))
    expect(spoken).toHaveTextContent('8 tersisa')
  })
})

describe('FieldError', () => {
  it('is read through the control it describes and interrupts nobody', () => {
    render(
      <>
        <input aria-label="Isi" aria-describedby="salah" />
        <FieldError id="salah" text="Belum diisi" />
      </>,
    )
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Belum diisi')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
