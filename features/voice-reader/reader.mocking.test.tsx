import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { warnNotReady } from './not-ready'
import { pointDelayMs, selectionDelayMs, startReader } from './reader'
import { browserSpeaker } from './speaker'

class Utterance {
  lang = ''
  voice: { lang: string } | null = null
  constructor(readonly text: string) {}
}

const indonesian = { name: 'Indonesian Female', lang: 'id-ID', default: false }
const english = { name: 'English', lang: 'en-US', default: true }
let voices = [indonesian, english]
const speech = {
  getVoices: () => voices,
  cancel: vi.fn(),
  speak: vi.fn<(utterance: Utterance) => void>(),
}
const spoken = () => speech.speak.mock.calls.map(([{ text, lang }]) => `${lang}: ${text}`)

let stop = () => {}
const speaker = () =>
  browserSpeaker({
    speech: speech as unknown as SpeechSynthesis,
    choice: 'Indonesian Female',
    onSilent: warnNotReady,
  })
const start = () =>
  (stop = startReader({
    speaker: speaker(),
    locale: 'id',
    messages: { link: 'tautan', button: 'tombol' },
  }))
const at = (id: string) => document.getElementById(id) ?? document.body
const point = (id: string, buttons = 0) =>
  at(id).dispatchEvent(new MouseEvent('pointerover', { bubbles: true, buttons }))
const pass = (ms: number) => vi.advanceTimersByTime(ms)

function select(id: string) {
  document.getSelection()?.selectAllChildren(at(id))
  document.dispatchEvent(new Event('selectionchange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  voices = [indonesian, english]
  document.getSelection()?.removeAllRanges()
  document.body.innerHTML = `
    <p id="p">Selamat <b id="b">datang</b></p><a id="a" href="/berita">Berita</a><div id="box"></div><p id="en" lang="en">Welcome</p>`
})
afterEach(() => {
  stop()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('startReader', () => {
  it('reads what the pointer rests on after 500 ms and not before', () => {
    start()
    point('p')
    pass(pointDelayMs - 1)
    expect(spoken()).toEqual([])
    pass(1)
    expect([pointDelayMs, spoken()]).toEqual([500, ['id-ID: Selamat datang']])
  })

  it('reads only the last of several things passed over, and each thing once', () => {
    start()
    point('p')
    pass(300)
    point('a')
    pass(pointDelayMs)
    point('a')
    pass(pointDelayMs)
    expect(spoken()).toEqual(['id-ID: tautan Berita'])
  })

  it('takes the parts of one thing for one thing', () => {
    start()
    point('p')
    pass(300)
    point('b')
    pass(200)
    expect(spoken()).toEqual(['id-ID: Selamat datang'])
  })

  it('reads nothing when the pointer has gone on to an empty place', () => {
    start()
    point('p')
    pass(300)
    point('box')
    pass(pointDelayMs)
    expect(spoken()).toEqual([])
  })

  it('reads what gets the focus', () => {
    start()
    at('a').focus()
    pass(pointDelayMs)
    expect(spoken()).toEqual(['id-ID: tautan Berita'])
  })

  it('reads a selection after 150 ms, in place of what the pointer rests on', () => {
    start()
    point('a')
    select('p')
    point('en', 1)
    pass(selectionDelayMs - 1)
    expect(spoken()).toEqual([])
    pass(1)
    expect([selectionDelayMs, spoken()]).toEqual([150, ['id-ID: Selamat datang']])
    pass(pointDelayMs)
    expect(spoken()).toHaveLength(1)
  })

  it('reads a part in the other language with its voice', () => {
    start()
    point('en')
    pass(pointDelayMs)
    expect(spoken()).toEqual(['en-US: Welcome'])
    expect(speech.speak.mock.calls[0]?.[0].voice).toBe(english)
  })

  it('interrupts itself for the next thing', () => {
    start()
    point('p')
    pass(pointDelayMs)
    speech.cancel.mockClear()
    point('a')
    pass(pointDelayMs)
    expect(speech.cancel).toHaveBeenCalledTimes(1)
  })

  it('stops on Escape, also what is still waiting, and goes on with the next thing', () => {
    start()
    point('p')
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    pass(pointDelayMs)
    expect(speech.cancel).toHaveBeenCalledTimes(1)
    point('a')
    pass(pointDelayMs)
    expect(spoken()).toEqual(['id-ID: tautan Berita'])
  })

  it('hears Escape also where something keeps the key to itself', () => {
    start()
    at('box').addEventListener('keydown', (event) => event.stopPropagation())
    at('box').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(speech.cancel).toHaveBeenCalledTimes(1)
  })

  it('falls silent and stops listening when it is stopped, and when the page goes', () => {
    start()
    window.dispatchEvent(new Event('pagehide'))
    expect(speech.cancel).toHaveBeenCalledTimes(1)
    point('p')
    stop()
    point('a')
    select('p')
    pass(1000)
    expect(speech.cancel).toHaveBeenCalledTimes(2)
    expect(spoken()).toEqual([])
  })

  // Once per page load: in a process of its own, no other file has been warned before.
  it('warns once, and only once, that there is no voice', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    voices = []
    start()
    for (const id of ['p', 'a', 'en']) {
      point(id)
      pass(pointDelayMs)
    }
    expect(warn.mock.calls).toEqual([['ResponsiveVoice belum siap.']])
    voices = [indonesian]
    point('p')
    pass(pointDelayMs)
    expect(spoken()).toEqual(['id-ID: Selamat datang'])
  })
})
