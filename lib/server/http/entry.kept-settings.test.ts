import { afterEach, describe, expect, it } from 'vitest'
import { defaultSettings } from '@/lib/accessibility/settings'
import { settingsCookie, settingsCookiePath } from '@/lib/accessibility/settings-cookie'
import { sendHtml, startEntry } from './entry-harness'

// As js-cookie writes it.
const written = (settings: object) =>
  encodeURIComponent(JSON.stringify(settings)).replace(/%(?:7B|7D|3A)/g, decodeURIComponent)
const bold = written({ ...defaultSettings, isBoldText: true })

let running: Awaited<ReturnType<typeof startEntry>> | undefined
afterEach(async () => {
  await running?.stop()
  running = undefined
})
const start = async () =>
  (running = await startEntry(({ url }, response) => sendHtml(response, url)))

describe('accessibility settings kept by the entry', () => {
  const kept = async (cookie?: string) => {
    const { call } = await start()
    const response = await call(settingsCookiePath, { headers: { ...(cookie && { cookie }) } })
    expect([response.status, response.headers['cache-control'], response.text]).toEqual([
      200,
      'no-store',
      '',
    ])
    return response.headers['set-cookie']
  }

  it('are written as they came, for a year and for scripts to change', async () => {
    const cookie = `${settingsCookie}=${bold}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`
    expect(await kept(`a=b; ${settingsCookie}=${bold}; c=d`)).toEqual([cookie])
  })

  it.each([
    undefined,
    'a=b',
    `x${settingsCookie}=${bold}`,
    `${settingsCookie}=`,
    `${settingsCookie}=${written(defaultSettings)}`,
    `${settingsCookie}=nonsense`,
    `${settingsCookie}=%E0%A4%A`,
    `${settingsCookie}=${bold}${'x'.repeat(1_500)}`,
    `${settingsCookie}=${bold},Domain=elsewhere.example`,
  ])('are left alone where there are none: %s', async (cookie) => {
    expect(await kept(cookie)).toBeUndefined()
  })

  it('take no other method', async () => {
    const { call } = await start()
    expect((await call(settingsCookiePath, { method: 'POST' })).status).toBe(405)
  })
})
