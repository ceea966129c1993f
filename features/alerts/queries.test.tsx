import { afterEach, expect, it, vi } from 'vitest'
import { alertSignature } from '@/lib/alerts'
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

it('knows a warning whose words have changed under its number', async () => {
  const signatureOf = async (updated_at: string) => {
    vi.stubGlobal('fetch', async () => Response.json({ data: [{ id: 3, updated_at }] }))
    return validAlerts()
  }
  const before = await signatureOf('2026-11-22T10:00:00+07:00')
  expect(before).toBe(alertSignature([{ id: 3, updated_at: '2026-11-22T10:00:00+07:00' }]))
  expect(await signatureOf('2026-11-22T11:00:00+07:00')).not.toBe(before)
})
