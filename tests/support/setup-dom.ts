import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// An error nobody expected is a failure: React reports broken markup and missing keys only on the console.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
