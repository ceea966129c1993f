import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSettingsStore } from '@/lib/accessibility/settings-store'
import type { Locale } from '@/lib/i18n/locales'
import { FakeSpeech, FakeUtterance } from '@/tests/support/fake-speech'
import { place } from '@/tests/support/next-navigation'
import { axeViolations, renderIn } from '@/tests/support/render'
import { savePosition, saveRate } from './saved-position'
import { ListenButton } from './listen-button'

const path = '/berita/a-7'

const damayanti = { name: 'Damayanti', lang: 'id-ID' }
let speech: FakeSpeech

const page = (
  <main>
    <h1>Judul</h1>
    <ListenButton className="">Dengarkan</ListenButton>
    <div data-read-aloud>
      <p>Satu dua. Tiga empat.</p>
    </div>
  </main>
)
const bar = () => screen.getByRole('region', { name: 'Pembaca halaman' })
const isClosed = () => screen.queryByRole('region') === null
const press = (name: string) => userEvent.click(within(bar()).getByRole('button', { name }))
const happens: FakeUtterance['happens'] = (name, details) =>
  act(() => speech.last.happens(name, details))
const spoken = () => speech.texts.filter(Boolean)

async function open(locale: Locale = 'id') {
  document.documentElement.lang = locale
  const rendered = renderIn(locale, page)
  await userEvent.click(screen.getByRole('button', { name: 'Dengarkan' }))
  await screen.findByRole('region')
  return rendered
}

beforeEach(() => {
  speech = new FakeSpeech(damayanti)
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  vi.stubGlobal('scrollBy', vi.fn())
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  useSettingsStore.getState().reset()
  place.path = path
  savePosition(path, 0)
  saveRate(1)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('ListenButton', () => {
  it('is not there to press in a browser without speech, but keeps its room', () => {
    vi.unstubAllGlobals()
    renderIn('id', page)
    expect(screen.getByText('Dengarkan')).toHaveClass('invisible')
  })

  it('begins to speak in the press, without which some browsers stay silent, before its code is there', () => {
    renderIn('id', page)
    fireEvent.click(screen.getByRole('button', { name: 'Dengarkan' }))
    expect(isClosed()).toBe(true)
    expect(speech.texts).toEqual([''])
  })

  it('opens a bar that reads at once, takes the focus and breaks no accessibility rule', async () => {
    const { baseElement } = await open()
    await waitFor(() => expect(spoken()).toEqual(['Judul']))
    expect(screen.getByRole('button', { name: 'Dengarkan' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    expect(within(bar()).getByRole('button', { name: 'Jeda' })).toHaveFocus()
    expect(within(bar()).getByText('Kalimat 1 dari 3')).toBeVisible()
    expect(within(bar()).getByRole('slider', { name: 'Posisi membaca' })).toHaveAttribute(
      'aria-valuetext',
      'Kalimat 1 dari 3',
    )
    expect(await axeViolations(baseElement)).toEqual([])
  })

  it('marks what is being read and follows it', async () => {
    await open()
    await waitFor(() => expect(spoken()).toHaveLength(1))
    expect(screen.getByRole('heading')).toHaveAttribute('data-reading')
    happens('end')
    expect(screen.getByRole('heading')).not.toHaveAttribute('data-reading')
    expect(screen.getByText('Satu dua. Tiga empat.')).toHaveAttribute('data-reading')
    expect(window.scrollBy).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }))
  })

  it.each([
    ['with the wheel', () => fireEvent.wheel(screen.getByRole('heading')), false],
    ['with a finger', () => fireEvent.touchMove(screen.getByRole('heading')), false],
    [
      'with the keyboard, whose focus is in the bar',
      () =>
        fireEvent.keyDown(within(bar()).getByRole('button', { name: 'Jeda' }), { key: 'PageDown' }),
      false,
    ],
    [
      'not, but presses a button of the bar',
      () => fireEvent.keyDown(within(bar()).getByRole('button', { name: 'Jeda' }), { key: ' ' }),
      true,
    ],
    [
      'not, but moves the slider of the bar',
      () => {
        fireEvent.keyDown(within(bar()).getByRole('slider'), { key: 'PageDown' })
        fireEvent.touchMove(within(bar()).getByRole('slider'))
      },
      true,
    ],
  ])('leaves the page to somebody who scrolls it %s', async (_, scroll, isFollowed) => {
    await open()
    await waitFor(() => expect(spoken()).toHaveLength(1))
    vi.mocked(window.scrollBy).mockClear()
    scroll()
    happens('end')
    await waitFor(() => expect(spoken()).toHaveLength(2))
    expect(vi.mocked(window.scrollBy).mock.calls.length > 0).toBe(isFollowed)
  })

  it('pauses, plays on, and goes back and forth', async () => {
    await open()
    await waitFor(() => expect(spoken()).toHaveLength(1))
    await press('Kalimat berikutnya')
    await press('Jeda')
    expect(speech.speaking).toBe(false)
    await press('Kalimat sebelumnya')
    await press('Putar')
    expect(spoken()).toEqual(['Judul', 'Satu dua.', 'Judul'])
  })

  it('changes its speed for this and the next text', async () => {
    await open()
    await waitFor(() => expect(spoken()).toHaveLength(1))
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Kecepatan membaca' }),
      '1,25×',
    )
    expect(speech.last.rate).toBe(1.25)
  })

  it('falls silent on Escape, gives the focus back, and begins at the kept place the next time', async () => {
    await open()
    await waitFor(() => expect(spoken()).toHaveLength(1))
    happens('end')
    await userEvent.keyboard('{Escape}')
    expect([isClosed(), speech.speaking]).toEqual([true, false])
    expect(screen.getByRole('button', { name: 'Dengarkan' })).toHaveFocus()
    expect(document.querySelector('[data-reading]')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(spoken()).toEqual(['Judul', 'Satu dua.', 'Satu dua.']))
  })

  it('closes with its button and with the one that opened it', async () => {
    await open()
    await press('Berhenti dan tutup')
    expect(isClosed()).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Dengarkan' }))
    await screen.findByRole('region')
    await userEvent.click(screen.getByRole('button', { name: 'Dengarkan' }))
    expect(isClosed()).toBe(true)
  })

  it('says when everything is read', async () => {
    await open()
    await waitFor(() => expect(spoken()).toHaveLength(1))
    for (const _ of [1, 2, 3]) happens('end')
    expect(within(bar()).getByText('Selesai dibacakan')).toBeVisible()
    expect(within(bar()).getByRole('button', { name: 'Putar' })).toBeEnabled()
  })

  it('says when the voice fails', async () => {
    await open()
    await waitFor(() => expect(spoken()).toHaveLength(1))
    happens('error')
    expect(within(bar()).getByRole('alert')).toHaveTextContent('Suara tidak dapat diputar')
  })

  it('says when the device has no voice of the language, and reads nothing with a wrong one', async () => {
    speech.setVoices({ name: 'Anna', lang: 'de-DE' })
    await open()
    await waitFor(() =>
      expect(within(bar()).getByRole('alert')).toHaveTextContent('belum memiliki suara'),
    )
    await press('Putar')
    expect(spoken()).toEqual([])
  })

  it('lets people choose among the voices, keeps the choice, and says when one sends the text away', async () => {
    speech.setVoices(damayanti, {
      name: 'Google Bahasa Indonesia',
      lang: 'id-ID',
      localService: false,
    })
    await open()
    await waitFor(() => expect(speech.last.voice?.name).toBe('Damayanti'))
    expect(within(bar()).queryByText(/dikirim ke sana/)).toBeNull()
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Suara' }),
      'Google Bahasa Indonesia',
    )
    expect(speech.last.voice?.name).toBe('Google Bahasa Indonesia')
    expect(useSettingsStore.getState().settings.voice).toBe('Google Bahasa Indonesia')
    expect(within(bar()).getByText(/dikirim ke sana/)).toBeVisible()
  })

  it('falls silent when the page goes', async () => {
    const { unmount } = await open()
    await waitFor(() => expect(spoken()).toHaveLength(1))
    unmount()
    expect([isClosed(), speech.speaking]).toEqual([true, false])
  })
})
