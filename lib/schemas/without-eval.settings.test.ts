import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('keeps what the browser starts with, and every schema after it, from compiling code', async () => {
  const compiled = vi.fn()
  vi.stubGlobal('Function', compiled)
  vi.stubGlobal('window', new EventTarget())
  // What the start of the browser's code follows there is another file's matter.
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('Node', EventTarget)
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  )
  await import('@/instrumentation-client')
  const { feedbackRequest } = await import('./feedback')
  const { z } = await import('zod')
  expect(feedbackRequest.safeParse({}).success).toBe(false)
  expect(z.object({ a: z.string() }).parse({ a: 'b' })).toEqual({ a: 'b' })
  expect(z.config().jitless).toBe(true)
  expect(compiled).not.toHaveBeenCalled()
})
