import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSettingsStore } from '@/lib/accessibility/settings-store'
import type { Locale } from '@/lib/i18n/locales'
import { place } from '@/tests/support/next-navigation'
import { renderIn } from '@/tests/support/render'
import { VoiceReader } from './voice-reader'

const voices = [
  { name: 'Indonesian Female', lang: 'id-ID', default: true },
  { name: 'English', lang: 'en-US', default: false },
]
const speech = {
  getVoices: vi.fn(() => voices),
  cancel: vi.fn(),
  speak: vi.fn(),
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
}
const service = () => document.head.querySelector<HTMLScriptElement>('script[src*=responsivevoice]')
const setVoiceMode = (isVoiceEnabled: boolean) =>
  act(() => useSettingsStore.getState().change({ isVoiceEnabled }))
const hasStarted = () => waitFor(() => expect(speech.getVoices).toHaveBeenCalled())
const settle = () => act(() => new Promise((done) => setTimeout(done, 300)))

const show = (locale: Locale, now: string) => {
  place.path = now
  return renderIn(locale, <VoiceReader />)
}

/** The layout, which stays when the page changes. */
function Frame() {
  const [page, setPage] = useState(1)
  return (
    <button onClick={() => setPage(page + 1)}>
      {page}
      <VoiceReader />
    </button>
  )
}

beforeEach(() => {
  // Here rather than after a test, because a page that closes falls silent once more.
  vi.clearAllMocks()
  vi.stubGlobal('SpeechSynthesisUtterance', vi.fn())
  speech.getVoices.mockImplementation(() => voices)
  vi.stubGlobal('speechSynthesis', speech)
  useSettingsStore.getState().reset()
})
afterEach(() => {
  service()?.remove()
  vi.unstubAllGlobals()
})

describe('VoiceReader', () => {
  it.each([
    ['id', '/'],
    ['en', '/en'],
  ] as const)(
    'listens on the home page while voice mode is on, and falls silent with it (%s)',
    async (locale, now) => {
      show(locale, now)
      setVoiceMode(true)
      await hasStarted()
      expect(speech.cancel).not.toHaveBeenCalled()
      setVoiceMode(false)
      expect(speech.cancel).toHaveBeenCalledTimes(1)
    },
  )

  it.each([
    ['id', '/berita', true],
    ['en', '/en/berita', true],
    ['id', '/', false],
  ] as const)('stays away in %s on %s with voice mode %s', async (locale, now, isOn) => {
    show(locale, now)
    setVoiceMode(isOn)
    await settle()
    expect(speech.getVoices).not.toHaveBeenCalled()
  })

  it('asks the speech service for nothing while its key is not on the page', async () => {
    show('id', '/')
    setVoiceMode(true)
    await hasStarted()
    expect(service()).toBeNull()
  })

  it('loads the speech service only when voice mode comes on, with the key of the page', async () => {
    place.path = '/'
    renderIn(
      'id',
      <>
        <span hidden data-speech-key="abc" />
        <VoiceReader />
      </>,
    )
    await settle()
    expect(service()).toBeNull()
    setVoiceMode(true)
    await waitFor(() =>
      expect(service()?.src).toBe('https://code.responsivevoice.org/responsivevoice.js?key=abc'),
    )
  })

  it('says on the page that the device has no voice of the language, once', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    speech.getVoices.mockReturnValue([{ name: 'Anna', lang: 'de-DE', default: true }])
    place.path = '/en'
    renderIn(
      'en',
      <>
        <button type="button">Search</button>
        <VoiceReader />
      </>,
    )
    setVoiceMode(true)
    await hasStarted()
    act(() => screen.getByRole('button').focus())
    expect(await screen.findByRole('listitem')).toHaveTextContent(
      'this device has no English voice',
    )
    expect(speech.speak).not.toHaveBeenCalled()
  })

  it('falls silent when another page opens', async () => {
    place.path = '/'
    renderIn('id', <Frame />)
    setVoiceMode(true)
    await hasStarted()
    place.path = '/berita'
    await userEvent.click(screen.getByRole('button'))
    expect(speech.cancel).toHaveBeenCalledTimes(1)
  })
})
