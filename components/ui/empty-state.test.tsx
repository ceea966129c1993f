import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { EmptyState } from './empty-state'

describe('EmptyState', () => {
  it('says in words what is missing and offers the way out; the drawing is silent', async () => {
    const { container } = renderIn(
      'id',
      <EmptyState
        image="/img/empty-search.svg"
        text="Pencarian tidak ditemukan"
        link={{ href: '/layanan', label: 'Semua layanan' }}
      />,
    )
    expect(screen.getByText('Pencarian tidak ditemukan')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Semua layanan' })).toBeVisible()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(await axeViolations(container)).toEqual([])
  })
})
