import { afterEach, expect, it, vi } from 'vitest'
import { validAlerts } from './queries'

afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.lang = ''
})

it('asks in the language of the page', async () => {
  document.documentElement.lang = 'en'
  const ask = vi.fn<typeof fetch>(async () => Response.json({ data: [] }))
  vi.stubGlobal('fetch', ask)
  await validAlerts()
  expect(new Headers(ask.mock.calls[0]?.[1]?.headers).get('Content-Language')).toBe('en')
})
