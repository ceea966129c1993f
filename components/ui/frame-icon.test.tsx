import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeViolations } from '@/tests/support/render'
import { FrameIcon } from './frame-icon'

describe('FrameIcon', () => {
  it('draws at the size asked for and leaves the naming to its button', async () => {
    const { container } = render(
      <button type="button" aria-label="Tutup">
        <FrameIcon name="x" size={24} />
      </button>,
    )
    expect(container.querySelector('svg')).toHaveAttribute('width', '24')
    expect(container.querySelector('path')).toHaveAttribute('d')
    expect(screen.getByRole('button', { name: 'Tutup' })).toBeVisible()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(await axeViolations(container)).toEqual([])
  })
})
