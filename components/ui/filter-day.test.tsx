import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FilterDay } from './filter-day'

it('is a day field of its form with its name, its day and its end', () => {
  render(
    <form>
      <FilterDay name="dari" label="Dari tanggal" value="2026-11-01" max="2026-11-26" />
      <FilterDay name="sampai" label="Sampai tanggal" value={null} />
    </form>,
  )
  const from = screen.getByLabelText('Dari tanggal')
  expect(from).toHaveAttribute('name', 'dari')
  expect(from).toHaveAttribute('max', '2026-11-26')
  expect(from).toHaveValue('2026-11-01')
  expect(screen.getByLabelText('Sampai tanggal')).toHaveValue('')
})
