import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { axeViolations } from '@/tests/support/render'
import { Rating, type RatingOption } from './rating'

const options: RatingOption<'1' | '2' | '3'>[] = [
  { value: '1', label: 'Tidak puas', mood: 1 },
  { value: '2', label: 'Cukup', mood: 3 },
  { value: '3', label: 'Puas', mood: 5 },
]

function Question({ error }: { error?: string }) {
  const [value, setValue] = useState<'' | '1' | '2' | '3'>('')
  return (
    <Rating
      id="kepuasan"
      legend="Seberapa puas Anda?"
      options={options}
      value={value}
      onChange={setValue}
      error={error}
    />
  )
}

describe('Rating', () => {
  it('is one radio group whose cards are named by their words', async () => {
    render(<Question />)
    const group = screen.getByRole('radiogroup', { name: 'Seberapa puas Anda?' })
    expect(group).toBeRequired()
    expect(group).toBeValid()
    await userEvent.click(screen.getByText('Cukup'))
    expect(screen.getByRole('radio', { name: 'Cukup' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Puas' })).not.toBeChecked()
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('goes on with the arrow keys', async () => {
    render(<Question />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(screen.getByRole('radio', { name: 'Tidak puas' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { name: 'Cukup' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Cukup' })).toHaveFocus()
  })

  it('says what is wrong', async () => {
    render(<Question error="Pilih kepuasan Anda terlebih dahulu" />)
    const group = screen.getByRole('radiogroup')
    expect(group).toBeInvalid()
    expect(group).toHaveAccessibleDescription('Pilih kepuasan Anda terlebih dahulu')
    expect(await axeViolations(document.body)).toEqual([])
  })
})
