import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ScrollRegion } from './scroll-region'

it('is a stop of the Tab key with a name', async () => {
  render(
    <ScrollRegion label="Tabel kunjungan per bulan">
      <p>2026</p>
    </ScrollRegion>,
  )
  await userEvent.tab()
  expect(screen.getByRole('region', { name: 'Tabel kunjungan per bulan' })).toHaveFocus()
})
