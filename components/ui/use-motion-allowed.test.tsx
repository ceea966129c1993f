import { act, render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { installMedia, reducedMotion } from '@/tests/support/media'
import { useMotionAllowed } from './use-motion-allowed'

function Probe() {
  return <>{useMotionAllowed() ? 'moves' : 'still'}</>
}

afterEach(() => {
  delete document.documentElement.dataset.animation
})

describe('useMotionAllowed', () => {
  it('follows the system while the page is open', () => {
    const change = installMedia(reducedMotion(false))
    const { container } = render(<Probe />)
    const before = container.textContent
    act(() => change(reducedMotion(true)))
    expect([before, container.textContent]).toEqual(['moves', 'still'])
  })

  it('follows the switch that stops animations', async () => {
    installMedia(reducedMotion(false))
    const { container } = render(<Probe />)
    document.documentElement.dataset.animation = 'off'
    await waitFor(() => expect(container).toHaveTextContent('still'))
    delete document.documentElement.dataset.animation
    await waitFor(() => expect(container).toHaveTextContent('moves'))
  })

  it('stands still in server HTML', () => {
    expect(renderToString(<Probe />)).toBe('still')
  })
})
