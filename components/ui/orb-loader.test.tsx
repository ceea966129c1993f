import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeViolations } from '@/tests/support/render'
import { OrbLoader } from './orb-loader'

describe('OrbLoader', () => {
  it('is always six orbs and leaves the speaking to the words beside it', async () => {
    const { container } = render(
      <output>
        <OrbLoader /> Sedang dikirim
      </output>,
    )
    expect(container.querySelectorAll('[aria-hidden="true"] > span')).toHaveLength(6)
    expect(screen.getByRole('status')).toHaveTextContent(/^Sedang dikirim$/)
    expect(await axeViolations(container)).toEqual([])
  })
})
