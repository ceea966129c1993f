import { afterEach, beforeEach, expect } from 'vitest'

const warnings: string[] = []
const listen = (warning: Error) => {
  if (warning.message.includes('pg@9')) warnings.push(warning.message)
}

// pg warns once in a process, whichever test was first: so each listens.
beforeEach(() => void process.on('warning', listen))
afterEach(() => {
  process.off('warning', listen)
  expect(warnings.splice(0)).toEqual([])
})
