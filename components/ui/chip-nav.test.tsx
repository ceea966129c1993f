import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { ChipNav } from './chip-nav'

describe('ChipNav', () => {
  it('is a named navigation whose chosen chip is the current page', async () => {
    const chips = [
      { label: 'All', href: '/berita', isCurrent: false },
      { label: 'Health', href: '/berita?kategori=kesehatan', isCurrent: true },
    ]
    const { container } = renderIn('en', <ChipNav label="Categories" chips={chips} />)
    expect(screen.getByRole('navigation', { name: 'Categories' })).toBeVisible()
    expect(screen.getByRole('navigation')).toHaveClass('no-print')
    expect(screen.getByRole('link', { name: 'Health' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Health' })).toHaveAttribute(
      'href',
      '/en/berita?kategori=kesehatan',
    )
    expect(screen.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current')
    expect(await axeViolations(container)).toEqual([])
  })
})
