import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useHydrated } from './use-hydrated'

function Probe() {
  return <p>{useHydrated() ? 'alive' : 'server'}</p>
}

describe('useHydrated', () => {
  it('is false in server HTML and true in a living page', () => {
    const { container } = render(<Probe />)
    expect([renderToString(<Probe />), container.innerHTML]).toEqual([
      '<p>server</p>',
      '<p>alive</p>',
    ])
  })
})
