import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/support/render'
import { SearchFrame } from './search-frame'

it('has columns only with a rail', () => {
  const { container, unmount } = renderIn('id', <SearchFrame nav={<nav>x</nav>}>Hasil</SearchFrame>)
  expect(container.querySelector('.grid')).toContainElement(screen.getByRole('navigation'))
  unmount()
  const alone = renderIn('id', <SearchFrame>Hasil</SearchFrame>)
  expect(alone.container.querySelector('.grid')).toBeNull()
  expect(screen.getByText('Hasil')).toBeVisible()
})
