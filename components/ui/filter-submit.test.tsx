import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FilterSubmit } from './filter-submit'

it('sends its form', () => {
  render(<FilterSubmit>Terapkan</FilterSubmit>)
  expect(screen.getByRole('button', { name: 'Terapkan' })).toHaveAttribute('type', 'submit')
})
