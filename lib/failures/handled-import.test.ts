// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { handledImport } from './handled-import'

it('is counted while it is on its way, whatever comes of it', async () => {
  let fail: (error: Error) => void = () => undefined
  const missing = new Promise<never>((_, reject) => (fail = reject))
  const both = [handledImport(() => missing), handledImport(async () => 'code')] as const
  expect(document.handledImports).toBe(2)
  expect(await both[1]).toBe('code')
  expect(document.handledImports).toBe(1)
  fail(new Error('missing'))
  await expect(both[0]).rejects.toThrow('missing')
  expect(document.handledImports).toBe(0)
})
