import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FilterSubmit } from './filter-submit'

it('sends its form', () => {
  render(<FilterSubmit>Terapkan</FilterSubmit>)
  expect(screen.getByRole('button', { name: 'Terapkan' })).toHaveAttribute('type', 'submit')
  expect(screen.getByRole('button')).toHaveClass('w-full')
})

it('leaves room for a single field on its line', () => {
  render(<FilterSubmit isBeside>Terapkan</FilterSubmit>)
  expect(screen.getByRole('button')).not.toHaveClass('w-full')
})
