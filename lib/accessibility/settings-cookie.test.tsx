import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaultSettings } from './settings'
import { readSavedText, saveSettings, settingsCookie, settingsCookiePath } from './settings-cookie'

const bold = { ...defaultSettings, isBoldText: true }
const still = { ...bold, isAnimation: true }
const rest = () => vi.advanceTimersByTimeAsync(1_000)

// As the entry answers: the cookie of the request, once more.
let answer = () => {}
const server = vi.fn(async () => {
  const told = readSavedText()
  await new Promise<void>((resolve) => {
    answer = resolve
  })
  if (told !== undefined) Cookies.set(settingsCookie, told)
  return new Response()
})

beforeEach(() => {
  vi.useFakeTimers()
  server.mockClear()
  vi.stubGlobal('fetch', server)
})
afterEach(() => {
  saveSettings(defaultSettings)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('has the server keep settings once somebody is done with them', async () => {
  saveSettings(bold)
  await vi.advanceTimersByTimeAsync(900)
  saveSettings(still)
  await vi.advanceTimersByTimeAsync(900)
  expect(server).not.toHaveBeenCalled()
  await rest()
  expect(server.mock.calls).toEqual([[settingsCookiePath, expect.anything()]])
})

it('asks for nothing where everything is as it comes', async () => {
  saveSettings(bold)
  saveSettings(defaultSettings)
  await rest()
  expect([server.mock.calls.length, readSavedText()]).toEqual([0, undefined])
})

it('keeps what was chosen while the server answered, and has that kept, too', async () => {
  saveSettings(bold)
  await rest()
  saveSettings(still)
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(readSavedText()).toBe(JSON.stringify(still))
  await rest()
  answer()
  await rest()
  expect(server).toHaveBeenCalledTimes(2)
  expect(readSavedText()).toBe(JSON.stringify(still))
})

it('lets a reset stand that came while the server answered', async () => {
  saveSettings(bold)
  await rest()
  saveSettings(defaultSettings)
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(readSavedText()).toBeUndefined()
})
