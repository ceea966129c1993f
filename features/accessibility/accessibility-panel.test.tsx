import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { settingsCookie } from '@/lib/accessibility/settings-cookie'
import { defaultSettings, type AccessibilitySettings } from '@/lib/accessibility/settings'
import { useSettingsStore } from '@/lib/accessibility/settings-store'
import type { Locale } from '@/lib/i18n/locales'
import { painted } from '@/lib/painted'
import { messagesOf } from '@/messages'
import { installDialog } from '@/tests/support/dialog'
import { axeViolations, renderIn } from '@/tests/support/render'
import { AccessibilityPanel } from './accessibility-panel'

const t = messagesOf('id').accessibility
const root = document.documentElement
const settings = () => useSettingsStore.getState().settings
const show = (locale: Locale = 'id') => {
  const onClose = vi.fn()
  return { onClose, ...renderIn(locale, <AccessibilityPanel onClose={onClose} />) }
}
/** The page follows when the press has been painted. */
async function click(control: HTMLElement) {
  await userEvent.click(control)
  await painted()
}
const flip = (label: string) => click(screen.getByRole('switch', { name: label }))
const press = (name: string) => click(screen.getByRole('button', { name }))

let matching: string[] = []
const stubDevice = (...queries: string[]) => (matching = queries)

beforeAll(installDialog)

beforeEach(() => {
  stubDevice()
  window.matchMedia = (query) =>
    ({
      matches: matching.includes(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList
  vi.stubGlobal('speechSynthesis', undefined)
  useSettingsStore.getState().reset()
})

describe('AccessibilityPanel', () => {
  it.each(['id', 'en'] as const)(
    'shows the tools in the order of the design and breaks no accessibility rule (%s)',
    async (locale) => {
      const messages = messagesOf(locale).accessibility
      const { container } = show(locale)
      expect(screen.getByRole('dialog', { name: messages.title })).toBeVisible()
      expect(
        screen.getAllByRole('switch').map((button) => button.id.replace('accessibility-', '')),
      ).toEqual(Object.keys(messages.toggles))
      const groups = screen
        .getAllByRole('group')
        .map((group) => within(group).getAllByText(/./)[0]?.textContent)
      expect(groups).toEqual([
        messages.textSize.label,
        messages.lineHeight.label,
        messages.letterSpacing.label,
        messages.textAlign.label,
      ])
      expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(
        expect.arrayContaining([messages.reset, messages.done]),
      )
      expect(await axeViolations(container)).toEqual([])
    },
  )

  it.each(Object.entries(t.toggles))(
    'sets, shows and saves %s with one press',
    async (name, { label }) => {
      show()
      await flip(label)
      expect(screen.getByRole('switch', { name: label })).toBeChecked()
      const expected = { ...defaultSettings, [name]: true }
      expect(settings()).toEqual(expected)
      expect(JSON.parse(Cookies.get(settingsCookie) ?? '')).toEqual(expected)
      await flip(label)
      expect(Cookies.get(settingsCookie)).toBeUndefined()
    },
  )

  it('turns monochrome off when high contrast comes on, the other way round too, and says so', async () => {
    show()
    await flip(t.toggles.isGrayscaleEnabled.label)
    await flip(t.toggles.isLightBackgroundEnabled.label)
    expect(
      screen.getByRole('switch', { name: t.toggles.isGrayscaleEnabled.label }),
    ).not.toBeChecked()
    expect(screen.getByText(t.said.monochromeOff)).toHaveAttribute('role', 'status')
    await flip(t.toggles.isGrayscaleEnabled.label)
    expect(
      screen.getByRole('switch', { name: t.toggles.isLightBackgroundEnabled.label }),
    ).not.toBeChecked()
    expect(screen.getByText(t.said.highContrastOff)).toBeInTheDocument()
    expect(root.dataset).not.toHaveProperty('contrast')
  })

  it('says of no tool that it went off where it was not on', async () => {
    show()
    for (const name of ['isGrayscaleEnabled', 'isLightBackgroundEnabled'] as const) {
      await flip(t.toggles[name].label)
      expect(screen.queryByText(t.said.highContrastOff)).not.toBeInTheDocument()
      expect(screen.queryByText(t.said.monochromeOff)).not.toBeInTheDocument()
      await flip(t.toggles[name].label)
    }
  })

  it('says anew that all is as before, after another change', async () => {
    show()
    await press(t.reset)
    expect(screen.getByText(t.said.reset)).toBeInTheDocument()
    await press(t.lineHeight.increase)
    expect(screen.queryByText(t.said.reset)).not.toBeInTheDocument()
    await press(t.reset)
    expect(screen.getByText(t.said.reset)).toBeInTheDocument()
  })

  it('moves the text size from 50 to 200 percent in steps of 10 and stores the factor', async () => {
    show()
    const sizes = screen.getByRole('group', { name: t.textSize.label })
    for (let presses = 0; presses < 12; presses += 1) await press(t.textSize.increase)
    expect(within(sizes).getByRole('status')).toHaveTextContent('200%')
    expect([settings().textSizeFactor, root.style.getPropertyValue('--text-size')]).toEqual([
      1.1,
      '200%',
    ])
    for (let presses = 0; presses < 16; presses += 1) await press(t.textSize.decrease)
    expect(within(sizes).getByRole('status')).toHaveTextContent('50%')
    expect([settings().textSizeFactor, root.style.getPropertyValue('--text-size')]).toEqual([
      0.95,
      '50%',
    ])
  })

  it('moves the line height through 1, 1.5 and 2 and writes it as the language does', async () => {
    show()
    const heights = within(screen.getByRole('group', { name: t.lineHeight.label })).getByRole(
      'status',
    )
    const seen = [heights.textContent]
    for (let presses = 0; presses < 3; presses += 1) {
      await press(t.lineHeight.increase)
      seen.push(heights.textContent)
    }
    expect(seen).toEqual(['1', '1,5', '2', '2'])
    expect(root.dataset.lineHeight).toBe('2')
  })

  it.each([
    ['letterSpacing', t.letterSpacing.BIG, 'BIG', t.letterSpacing.normal],
    ['textAlign', t.textAlign.ALIGN_CENTER, 'ALIGN_CENTER', t.textAlign.normal],
  ] as const)(
    'chooses the %s and takes it back',
    async (name: keyof AccessibilitySettings, choice, value, normal) => {
      show()
      expect(screen.getByRole('radio', { name: normal })).toBeChecked()
      await userEvent.click(screen.getByRole('radio', { name: choice }))
      expect(settings()[name]).toBe(value)
      await userEvent.click(screen.getByRole('radio', { name: normal }))
      expect(settings()[name]).toBeNull()
    },
  )

  it('goes back to the defaults with one press and says so', async () => {
    show()
    await flip(t.toggles.isBoldText.label)
    await press(t.lineHeight.increase)
    await press(t.reset)
    expect(settings()).toEqual(defaultSettings)
    expect(Cookies.get(settingsCookie)).toBeUndefined()
    expect(screen.getByText(t.said.reset)).toHaveAttribute('role', 'status')
  })

  it('closes with "done" and with the cross', async () => {
    const { onClose } = show()
    await press(t.done)
    await press(t.close)
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('says what the device asks for already', () => {
    stubDevice('(prefers-contrast: more)', '(prefers-reduced-motion: reduce)')
    show()
    expect(
      screen.getByRole('switch', { name: t.toggles.isLightBackgroundEnabled.label }),
    ).toHaveAccessibleDescription(t.device.contrast)
    expect(
      screen.getByRole('switch', { name: t.toggles.isAnimation.label }),
    ).toHaveAccessibleDescription(t.device.motion)
  })
})

describe('voice mode', () => {
  const voice = (lang: string) => ({ name: lang, lang, default: false })
  const stubSpeech = (...langs: string[]) => {
    vi.stubGlobal('SpeechSynthesisUtterance', vi.fn())
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => langs.map(voice),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })
  }

  it('says plainly that the browser has no speech, on the page and to screen readers', async () => {
    Reflect.deleteProperty(window, 'speechSynthesis')
    show()
    expect(screen.queryByText(t.voice.unsupported)).not.toBeInTheDocument()
    await flip(t.toggles.isVoiceEnabled.label)
    const said = screen.getAllByText(t.voice.unsupported)
    expect(said.map((element) => element.getAttribute('role'))).toContain('status')
    expect(said).toHaveLength(2)
  })

  it('says that the device has no voice for the language', async () => {
    stubSpeech('de-DE', 'en-US')
    show()
    await flip(t.toggles.isVoiceEnabled.label)
    expect(screen.getAllByText(t.voice.noVoice)).toHaveLength(2)
  })

  it('follows the list of voices, which arrives late', async () => {
    let arrive: () => void = () => undefined
    stubSpeech()
    Object.assign(speechSynthesis, {
      addEventListener: (_: string, listener: () => void) => (arrive = listener),
    })
    show()
    await flip(t.toggles.isVoiceEnabled.label)
    expect(screen.queryByText(t.voice.noVoice)).not.toBeInTheDocument()
    Object.assign(speechSynthesis, { getVoices: () => [voice('de-DE')] })
    act(() => arrive())
    expect(screen.getByText(t.voice.noVoice)).toBeVisible()
  })

  it('tells how to stop a voice that works', async () => {
    stubSpeech('id-ID')
    show()
    await flip(t.toggles.isVoiceEnabled.label)
    expect(screen.getAllByText(t.voice.stopHint)).toHaveLength(2)
  })

  it('says whose service speaks on the page that can load it', async () => {
    stubSpeech('de-DE')
    document.body.insertAdjacentHTML('beforeend', '<span hidden data-speech-key="abc"></span>')
    show()
    await flip(t.toggles.isVoiceEnabled.label)
    expect(screen.getAllByText(t.voice.service)).toHaveLength(2)
    document.querySelector('[data-speech-key]')?.remove()
  })
})
