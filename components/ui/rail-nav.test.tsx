import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { RailNav } from './rail-nav'

it('is a named navigation whose chosen link is the current page', async () => {
  const links = [
    { label: 'All', href: '/urusan', isCurrent: false },
    { label: 'School', href: '/urusan?bidang=sekolah', isCurrent: true },
  ]
  const { container } = renderIn('en', <RailNav label="Fields" links={links} />)
  expect(screen.getByRole('navigation', { name: 'Fields' })).toBeVisible()
  expect(screen.getByRole('navigation')).toHaveClass('no-print')
  const current = screen.getByRole('link', { name: 'School' })
  expect(current).toHaveAttribute('aria-current', 'page')
  expect(current).toHaveAttribute('href', '/en/urusan?bidang=sekolah')
  expect(screen.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current')
  expect(await axeViolations(container)).toEqual([])
})
