import { act, renderHook, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settingsCookie } from '@/lib/accessibility/settings-cookie'
import { useSettingsStore } from '@/lib/accessibility/settings-store'
import { useEffectModule } from '@/lib/accessibility/use-effect-module'
import { renderIn } from '@/tests/support/render'
import { SavedSettings } from './saved-settings'

const root = document.documentElement
const save = (settings: object) => Cookies.set(settingsCookie, JSON.stringify(settings))
const pageShow = (persisted: boolean) =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  })

beforeEach(() => useSettingsStore.getState().reset())

describe('SavedSettings', () => {
  it('takes over what the cookie says, for the page and for the store', () => {
    save({ isBoldText: true })
    renderIn('id', <SavedSettings />)
    expect(root.dataset.text).toBe('bold')
    expect(useSettingsStore.getState().settings.isBoldText).toBe(true)
  })

  it('looks again when the browser brings an old page back, and only then', () => {
    renderIn('id', <SavedSettings />)
    save({ isBigCursor: true })
    pageShow(false)
    expect(root.dataset.cursor).toBeUndefined()
    pageShow(true)
    expect(root.dataset.cursor).toBe('big')
  })

  it('takes over what another tab has saved when somebody comes back', () => {
    renderIn('id', <SavedSettings />)
    save({ isBigCursor: true })
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const change = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
    change()
    expect(root.dataset.cursor).toBeUndefined()
    isHidden.mockReturnValue(false)
    change()
    expect(root.dataset.cursor).toBe('big')
    isHidden.mockRestore()
  })

  it('brings the words of hidden pictures onto the page and takes them away again', async () => {
    renderIn(
      'id',
      <>
        <span id="box">
          <img alt="Gedung Sate" src="data:," />
        </span>
        <span id="plain">
          <img alt="" src="data:," />
        </span>
        <span id="mixed">
          <img alt="Peta" src="data:," />
          <b />
        </span>
        <SavedSettings />
      </>,
    )
    const pictureTexts = () =>
      ['box', 'plain', 'mixed'].map((id) => document.getElementById(id)?.dataset.pictureText)
    act(() => useSettingsStore.getState().change({ isHideImage: true }))
    await waitFor(() => expect(pictureTexts()).toEqual(['Gedung Sate', undefined, undefined]))
    document.querySelector('img')?.setAttribute('alt', 'Gedung Merdeka')
    await waitFor(() => expect(pictureTexts()[0]).toBe('Gedung Merdeka'))
    act(() => useSettingsStore.getState().change({ isHideImage: false }))
    expect(pictureTexts()).toEqual([undefined, undefined, undefined])
    // Whatever changes on the page later.
    document.querySelector('img')?.setAttribute('alt', 'Gedung Sate')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(pictureTexts()).toEqual([undefined, undefined, undefined])
  })

  it('begins nothing that was turned off again while its code was on its way', async () => {
    let arrive: (start: () => () => void) => void = () => undefined
    const loading = new Promise<() => () => void>((resolve) => (arrive = resolve))
    const load = () => loading
    const { rerender } = renderHook(({ isOn }) => useEffectModule(isOn, load), {
      initialProps: { isOn: true },
    })
    rerender({ isOn: false })
    const start = vi.fn(() => () => undefined)
    await act(async () => arrive(start))
    expect(start).not.toHaveBeenCalled()
  })

  it('holds drawings and videos that start by themselves still, and lets drawings go on', async () => {
    const paused: string[] = []
    Object.assign(SVGElement.prototype, {
      pauseAnimations: () => paused.push('svg'),
      unpauseAnimations: () => paused.push('svg on'),
    })
    HTMLMediaElement.prototype.pause = () => void paused.push('video')
    renderIn(
      'id',
      <>
        <svg />
        <video autoPlay muted />
        <video muted />
        <SavedSettings />
      </>,
    )
    act(() => useSettingsStore.getState().change({ isAnimation: true }))
    await waitFor(() => expect(paused).toEqual(['video', 'svg']))
    expect(document.querySelector('video')?.autoplay).toBe(false)
    act(() => useSettingsStore.getState().change({ isAnimation: false }))
    expect(paused.at(-1)).toBe('svg on')
  })
})
