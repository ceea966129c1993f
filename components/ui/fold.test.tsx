import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { Fold } from './fold'

const fold = (isOpen: boolean) => (
  <main>
    <Fold from="md" label="Isi halaman" isOpen={isOpen}>
      <a href="#mulai">Mulai</a>
    </Fold>
  </main>
)

it.each([true, false])('shows what it holds by its button (open at first: %s)', async (isOpen) => {
  const { container } = renderIn('id', fold(isOpen))
  const group = screen.getByText('Isi halaman').closest('details')
  expect(group?.open).toBe(isOpen)
  expect(group).toContainElement(screen.getByText('Mulai'))
  expect(await axeViolations(container)).toEqual([])
})

it('has a button only below its width, where the browser can show a closed group', () => {
  renderIn('id', fold(false))
  const button = screen.getByText('Isi halaman').closest('summary')
  expect(button).toHaveClass('md:supports-[selector(::details-content)]:hidden')
  expect(button?.parentElement).toHaveClass('md:details-content:[content-visibility:visible]')
})
