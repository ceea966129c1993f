import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { FilterFold } from './filter-fold'

const fold = (isInUse: boolean) => (
  <main>
    <FilterFold label="Saring aduan" count="113 aduan" isInUse={isInUse}>
      <button type="submit">Terapkan</button>
    </FilterFold>
  </main>
)

it('says on its button how much the list holds, and is folded', async () => {
  const { container } = renderIn('id', fold(false))
  expect(screen.getByText('113 aduan').closest('summary')).toHaveTextContent(
    'Saring aduan113 aduan',
  )
  expect(container.querySelector('details')).not.toHaveAttribute('open')
  expect(await axeViolations(container)).toEqual([])
})

it('is open while some of its filters are in use', () => {
  const { container } = renderIn('id', fold(true))
  expect(container.querySelector('details')).toHaveAttribute('open')
})
