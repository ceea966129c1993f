import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeViolations } from '@/tests/support/render'
import { LeafTile } from './leaf-tile'

describe('LeafTile', () => {
  it.each(['hejo', 'mega', 'pare', 'genteng'] as const)(
    'stays out of what is read beside it, in %s',
    async (tone) => {
      const { container } = render(
        <a href="/layanan">
          <LeafTile tone={tone} size={64}>
            <img src="/img/logo-mark.svg" alt="Ikon" />
          </LeafTile>
          Kesehatan
        </a>,
      )
      expect(screen.getByRole('link', { name: 'Kesehatan' })).toBeVisible()
      expect(screen.queryByRole('img')).not.toBeInTheDocument()
      expect(await axeViolations(container)).toEqual([])
    },
  )
})
