import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ViewCounter } from './view-counter'

vi.mock('./queries', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /x.js')
})
const unhandled = vi.fn()
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

beforeEach(() => void process.on('unhandledRejection', unhandled))
afterEach(() => void process.off('unhandledRejection', unhandled))

it('leaves the reader alone when the code that counts does not come', async () => {
  render(<ViewCounter slug="kabar" />)
  await rest(2_300)
  expect(unhandled).not.toHaveBeenCalled()
})
