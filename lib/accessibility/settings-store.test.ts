// @vitest-environment jsdom
import { millisecondsInDay } from 'date-fns/constants'
import Cookies from 'js-cookie'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { painted } from '@/lib/painted'
import { defaultSettings } from './settings'
import { settingsCookie } from './settings-cookie'
import { useSettingsStore } from './settings-store'

const root = document.documentElement
const { change, reset, restore } = useSettingsStore.getState()
const settings = () => useSettingsStore.getState().settings
const saved = (): unknown => JSON.parse(Cookies.get(settingsCookie) ?? 'null')

beforeEach(() => {
  reset()
  return painted()
})

describe('useSettingsStore', () => {
  it('saves each change at once, and shows it when its switch has been painted', async () => {
    change({ isBoldText: true })
    change({ textSizeFactor: 1.02 })
    expect(root.dataset.text).toBeUndefined()
    expect(saved()).toMatchObject({ isBoldText: true, textSizeFactor: 1.02 })
    await painted()
    expect(root).toMatchObject({ dataset: { text: 'bold' } })
    expect(root.style.getPropertyValue('--text-size')).toBe('120%')
    expect(saved()).toEqual({ ...defaultSettings, isBoldText: true, textSizeFactor: 1.02 })
  })

  it('removes the cookie and every mark of the page when all is as at first', async () => {
    change({ isHideImage: true, letterSpacing: 'BIG', lineHeight: 1.5, textSizeFactor: 0.95 })
    await painted()
    expect(root.dataset).toMatchObject({ images: 'hidden', lineHeight: '1.5' })
    change({ isHideImage: false, letterSpacing: null, lineHeight: 1, textSizeFactor: 1 })
    await painted()
    expect(saved()).toBeNull()
    expect(root.getAttributeNames().filter((name) => name.startsWith('data-'))).toEqual([])
    expect(root.style.length).toBe(0)
  })

  it('goes back to the defaults on reset', async () => {
    change({ isGrayscaleEnabled: true, textAlign: 'ALIGN_RIGHT' })
    await painted()
    reset()
    await painted()
    expect([settings(), saved(), root.dataset.mono]).toEqual([defaultSettings, null, undefined])
  })

  it('turns one contrast mode off when the other comes on', async () => {
    change({ isGrayscaleEnabled: true })
    await painted()
    change({ isLightBackgroundEnabled: true })
    await painted()
    expect([root.dataset.mono, root.dataset.contrast]).toEqual([undefined, 'high'])
  })

  it('restores what another page has saved, and only what is valid of it', () => {
    Cookies.set(
      settingsCookie,
      JSON.stringify({ isBigCursor: true, lineHeight: 'big', textAlign: 'ALIGN_CENTER' }),
    )
    restore()
    expect(settings()).toEqual({ ...defaultSettings, isBigCursor: true, textAlign: 'ALIGN_CENTER' })
    expect(root.dataset).toMatchObject({ cursor: 'big', align: 'ALIGN_CENTER' })
  })

  it('keeps what another tab has saved when something else is changed', () => {
    change({ isBoldText: true })
    Cookies.set(settingsCookie, JSON.stringify({ isBoldText: true, textSizeFactor: 1.05 }))
    change({ isHighlightLinks: true })
    expect(saved()).toMatchObject({
      isBoldText: true,
      isHighlightLinks: true,
      textSizeFactor: 1.05,
    })
  })

  it('keeps the settings of the page in a browser that refuses cookies', () => {
    const refused = vi.spyOn(document, 'cookie', 'set').mockReturnValue(undefined)
    change({ isBoldText: true })
    restore()
    expect([settings().isBoldText, root.dataset.text]).toEqual([true, 'bold'])
    refused.mockRestore()
  })

  it('asks the browser to keep the cookie for a year, for the whole site and for it alone', () => {
    const set = vi.spyOn(document, 'cookie', 'set')
    change({ isBoldText: true })
    const [written = ''] = set.mock.lastCall ?? []
    expect(written).toMatch(/; path=\/; sameSite=Lax; expires=/)
    expect(written).not.toContain('secure')
    const expires = Date.parse(/expires=([^;]+)/.exec(written)?.[1] ?? '')
    expect(Math.round((expires - Date.now()) / millisecondsInDay)).toBe(365)
    set.mockRestore()
  })
})
