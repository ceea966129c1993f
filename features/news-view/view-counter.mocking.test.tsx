import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { noteUnhandledRejections } from '@/tests/support/unhandled-rejections'
import { ViewCounter } from './view-counter'

vi.mock('./queries', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /x.js')
})
const unhandled = noteUnhandledRejections()
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('leaves the reader alone when the code that counts does not come', async () => {
  render(<ViewCounter slug="kabar" />)
  await rest(2_300)
  expect(unhandled).not.toHaveBeenCalled()
})
