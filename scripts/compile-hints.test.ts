import { expect, it } from 'vitest'
import { compiledAhead } from './compile-hints.mjs'

it('has a script compiled ahead, once', () => {
  const hinted = '//# allFunctionsCalledOnLoad\nf()'
  expect(compiledAhead('f()')).toBe(hinted)
  expect(compiledAhead(hinted)).toBe(hinted)
})
