import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeViolations } from '@/tests/support/render'
import { Aksara } from './aksara'

describe('Aksara', () => {
  it('adds nothing to the name of the link around it and no text to the page', async () => {
    const { container } = render(
      <a href="/">
        Jawa Barat <Aksara text="ᮏᮝ ᮊᮥᮜᮧᮔ᮪" />
      </a>,
    )
    expect(screen.getByRole('link', { name: 'Jawa Barat' })).toHaveTextContent(/^Jawa Barat$/)
    expect(container.querySelector('[data-aksara="ᮏᮝ ᮊᮥᮜᮧᮔ᮪"]')).toHaveAttribute('lang', 'su-Sund')
    expect(await axeViolations(container)).toEqual([])
  })
})
