import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { rememberComputedStyles } from './computed-styles'
import { makeFresh } from './fresh-state'
import { patienceMs } from './patience-ms'

configure({ asyncUtilTimeout: patienceMs })
makeFresh()
rememberComputedStyles()

// jsdom does not know the search element yet, and React would report an unknown tag.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  value: 'HTMLElement',
  configurable: true,
})

// An unexpected error is a failure: React reports broken markup and missing keys only on the console.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  // The next file lives in the same window.
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// Code that a test asked for at its end would otherwise run without a window.
afterAll(() => vi.dynamicImportSettled())
