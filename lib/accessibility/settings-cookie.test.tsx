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

/** The server answers what it was told, and then what was chosen meanwhile. */
async function answerTwice() {
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(readSavedText()).toBe(JSON.stringify(still))
  await rest()
  answer()
  await rest()
}

// Tabs of one browser, each with the module for itself, hear each other at once.
const tabs = new Set<Tabs>()
class Tabs extends EventTarget {
  constructor() {
    super()
    tabs.add(this)
  }
  postMessage(data: unknown) {
    for (const tab of tabs)
      if (tab !== this) tab.dispatchEvent(new MessageEvent('message', { data }))
  }
}
const openTab = async () => {
  vi.resetModules()
  return (await import('./settings-cookie')).saveSettings
}

beforeEach(() => {
  vi.useFakeTimers()
  server.mockClear()
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('BroadcastChannel', Tabs)
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
  await answerTwice()
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

it('keeps what another tab chose while the server answered this one', async () => {
  const here = await openTab()
  const there = await openTab()
  here(bold)
  await rest()
  there(still)
  await answerTwice()
  expect(readSavedText()).toBe(JSON.stringify(still))
})

it('keeps what was chosen here although the server was told what another tab chose before', async () => {
  const here = await openTab()
  here(still)
  // Written by the answer to the other tab.
  Cookies.set(settingsCookie, JSON.stringify(bold))
  await rest()
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(readSavedText()).toBe(JSON.stringify(still))
})

it('lets a reset in another tab stand, and asks for nothing then', async () => {
  const here = await openTab()
  const there = await openTab()
  here(bold)
  there(defaultSettings)
  await rest()
  expect([server.mock.calls.length, readSavedText()]).toEqual([0, undefined])
})

it('asks for nothing in a browser that does not take the cookie', async () => {
  vi.spyOn(document, 'cookie', 'set').mockReturnValue(undefined)
  saveSettings(bold)
  await rest()
  expect(server).not.toHaveBeenCalled()
})
